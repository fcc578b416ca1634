import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const POLL_INTERVAL = 200;
/** Wait in ms after which the terminal shows what is waited for. */
const QUIET = 2000;

/** Locks that this process holds. */
const held = new Set<string>();

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Whether a lock file is so new that its process may not have written its id yet. */
const isNew = (file: string): boolean => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined || Date.now() - stats.mtimeMs < POLL_INTERVAL;
};

/**
 * Whether the process in a lock file may still hold it. Containers use the same process ids again: a lock with the own
 * id that this process has not acquired is a leftover of an earlier container.
 */
const isHolding = (pid: number, file: string): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return isNew(file);
  return pid === process.pid ? held.has(file) : isAlive(pid);
};

/** Process id in the lock file; undefined if the lock was released in the meantime. */
const readHolder = (file: string): number | undefined => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Acquires the lock, or removes one whose process is gone. @returns the living process that holds it, if there is one */
const acquire = (file: string): { ok: true } | { ok: false; holder?: number | undefined } => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    held.add(file);
    return { ok: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = readHolder(file);
    if (holder === undefined || isHolding(holder, file)) return { ok: false, holder };
    rmSync(file, { force: true });
    return { ok: false };
  }
};

/** Runs one task at a time across processes, so that two shops starting in parallel do not write the same build. */
export const withLock = async <T>(file: string, run: () => Promise<T>): Promise<T> => {
  mkdirSync(dirname(file), { recursive: true });
  const started = Date.now();
  let isShown = false;
  for (let lock = acquire(file); !lock.ok; lock = acquire(file)) {
    if (!isShown && lock.holder !== undefined && Date.now() - started >= QUIET) {
      console.log(`Waiting for another build of this package (process ${lock.holder}, ${file}) …`);
      isShown = true;
    }
    await new Promise((done) => setTimeout(done, POLL_INTERVAL));
  }
  try {
    return await run();
  } finally {
    held.delete(file);
    rmSync(file, { force: true });
  }
};
