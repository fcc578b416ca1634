import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string>>;

/** The command line on a database of its own, in processes of their own. */
export const commandLine = () => {
  const folder = mkdtempSync(join(tmpdir(), 'commerce-cli-'));
  const database = join(folder, 'shop.sqlite');
  const children: ChildProcess[] = [];

  const run = (env: Environment, args: readonly string[]) => {
    const child = spawn(process.execPath, [join(__dirname, '../bin/commerce.mjs'), ...args], {
      env: { ...process.env, COMMERCE_DB: database, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    const said = { out: '', error: '' };
    child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()));
    const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
    return { child, said, exit };
  };

  /** Starts the platform with an environment and gives its origin. */
  const startedWith = async (env: Environment, ...args: string[]) => {
    const running = run(env, ['start', '--port', '0', ...args]);
    const origin = await new Promise<string>((resolve, reject) => {
      running.child.stdout.on('data', () => {
        const match = /listening on (http:\S+)/.exec(running.said.out);
        if (match?.[1]) resolve(match[1]);
      });
      void running.exit.then(() => reject(new Error(running.said.error)));
    });
    return { ...running, origin };
  };

  /** Runs the command as a person would, by its executable. */
  const commerce = (...args: string[]) => run({}, args);
  return {
    folder,
    database,
    commerce,
    finished: async (...args: string[]) => {
      const { exit, said } = commerce(...args);
      return { code: await exit, ...said };
    },
    startedWith,
    started: (...args: string[]) => startedWith({}, '--seed', 'none', ...args),
    end: () => {
      for (const child of children) child.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
};
