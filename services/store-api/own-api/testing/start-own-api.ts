import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { childEnvironment } from '../../testing/child-environment.ts';

export interface OwnApiProcess {
  /**
   * Sends JSON.
   *
   * @returns the status; null if the process died before its response
   */
  post: (path: string, body: object, headers?: Record<string, string>) => Promise<number | null>;
  /** Resolves when the process has ended. */
  ended: Promise<unknown>;
  /** kill -9 */
  kill: () => Promise<void>;
}

interface Options {
  database: string;
  /** Origin of the platform. */
  platform: string;
  /** Step at which it kills itself. */
  dieAt?: 'made' | 'found';
  /** Whether background work waits forever. */
  held?: boolean;
}

/** Starts a process that serves the own API. */
export const startOwnApi = async ({
  database,
  platform,
  dieAt,
  held = false,
}: Options): Promise<OwnApiProcess> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run-own-api.ts')], {
    env: childEnvironment({
      DATABASE: database,
      PLATFORM: platform,
      ...(dieAt && { DIE_AT: dieAt }),
      ...(held && { HELD: 'yes' }),
    }),
  });
  const ended = once(child, 'exit');
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: unknown) => {
      said += `${chunk}`;
      const found = /listening on (http:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`the own API ended: ${said}`)));
  });
  return {
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    post: (path, body, headers = {}) =>
      fetch(`${origin}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }).then(
        ({ status }) => status,
        () => null,
      ),
  };
};
