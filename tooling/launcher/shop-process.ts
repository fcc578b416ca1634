import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../remote-kit/workspace.ts';

/** One process of the shop. */
export interface ShopProcess {
  name: string;
  /** Script and arguments, from the workspace root. */
  command: readonly string[];
  env?: Record<string, string>;
  /** URL that responds 200 once the process works. */
  health: string;
  /**
   * URL that responds 200 once visitors may come. Awaited when the shop starts only: a shell that lacks one remote is
   * not ready, but after a restart it still serves the others.
   */
  ready?: string;
}

export interface RunningProcess extends ShopProcess {
  child: ChildProcess;
  stop: () => Promise<void>;
}

/** Start-up time limit in ms. */
const START_LIMIT = 30_000;
/** Shutdown time limit in ms. */
const STOP_LIMIT = 5000;

/** Processes that have not ended. */
const alive = new Set<ChildProcess>();
// They are in process groups of their own, so they would survive a launcher that fails or is interrupted at its start.
process.once('exit', () => {
  for (const child of alive) child.kill('SIGTERM');
});

/** A response with the body of {@link ShopProcess.health} or `ready`; null without one. */
const askState = async (address: string): Promise<{ ok: boolean; text: string } | null> => {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(1000) });
    return { ok: answer.ok, text: await answer.text() };
  } catch {
    return null;
  }
};

/** The `reasons` of a state's body, one per line; the body itself if it has none. */
const reasonsIn = (text: string): string => {
  try {
    const { reasons } = JSON.parse(text) as { reasons?: readonly string[] };
    return reasons?.join('\n') ?? text;
  } catch {
    return text;
  }
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });

/**
 * Starts a process and waits until it is healthy. Its output goes to `<logFolder>/<name>.log`; if it does not
 * start, the last lines are part of the error.
 */
export const startProcess = async (
  target: ShopProcess,
  logFolder: string,
): Promise<RunningProcess> => {
  const logPath = join(logFolder, `${target.name}.log`);
  // Keeps the last output of a dead process for diagnosis.
  const log = createWriteStream(logPath, { flags: 'a' });
  const child = spawn(process.execPath, [...target.command], {
    cwd: ROOT,
    env: { ...process.env, ...target.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: Ctrl-C reaches only the launcher, which stops the processes in order.
    detached: true,
  });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  child.once('close', () => log.end());
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log.write(chunk);
      tail = (tail + chunk.toString()).slice(-2000);
    });
  }
  const until = Date.now() + START_LIMIT;
  while (!(await askState(target.health))?.ok) {
    if (child.exitCode !== null)
      throw new Error(`${target.name} ended before it was ready:\n${tail}`);
    if (Date.now() > until) {
      await stop(child);
      throw new Error(
        `${target.name} was not ready in ${START_LIMIT / 1000} s (log: ${logPath}):\n${tail}`,
      );
    }
    await pause(50);
  }
  return { ...target, child, stop: () => stop(child) };
};

/** Waits until visitors may come to a running process. Rejects with its reasons if they may not in time. */
export const untilReady = async (
  { name, ready }: Pick<ShopProcess, 'name' | 'ready'>,
  limit = START_LIMIT,
): Promise<void> => {
  if (ready === undefined) return;
  const until = Date.now() + limit;
  for (;;) {
    const state = await askState(ready);
    if (state?.ok) return;
    if (Date.now() > until)
      throw new Error(
        `${name} was not ready in ${limit / 1000} s:\n${state ? reasonsIn(state.text) : 'no answer'}`,
      );
    await pause(50);
  }
};
