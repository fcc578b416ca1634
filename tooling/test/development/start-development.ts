import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../remote-kit/workspace.ts';
import { copyWorkspace } from './copy-workspace.ts';

export interface Development {
  /** Folder of the sources under development. */
  root: string;
  /** Output of `npm run dev` so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Start-up time limit in ms: five compilers at once, on a busy machine. */
const START_LIMIT = 240_000;

/** Printed once the shop is open. */
const READY = 'is open for work';

/**
 * Runs `npm run dev` for all remotes on a copy of the workspace. The copy is removed at the end; of a killed run, at the
 * next start.
 *
 * @param base first port of the shop
 */
export const startDevelopment = async (base: number): Promise<Development> => {
  const root = join(ROOT, '.shop', `development-${base}`);
  copyWorkspace(root);
  // With an IPC channel it stops by itself if the test is killed.
  const child = spawn(process.execPath, ['tooling/launcher/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT_BASE: String(base) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(root, { recursive: true, force: true });
  };
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes(READY)) resolve();
      });
    child.once('exit', () => reject(new Error(`npm run dev ended:\n${output}`)));
    setTimeout(
      () => reject(new Error(`npm run dev was not ready in ${START_LIMIT / 1000} s:\n${output}`)),
      START_LIMIT,
    ).unref();
  });
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return { root, output: () => output, stop };
};
