import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const POLL_INTERVAL = 200;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Acquires the lock. False while a living process holds it. */
const acquire = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const holder = Number(readFileSync(file, { encoding: 'utf8', flag: 'a+' }));
    if (!isAlive(holder)) rmSync(file, { force: true });
    return false;
  }
};

/** Runs one task at a time across processes, so that two shops starting in parallel do not write the same build. */
export const withLock = async <T>(file: string, run: () => Promise<T>): Promise<T> => {
  mkdirSync(dirname(file), { recursive: true });
  while (!acquire(file)) await new Promise((done) => setTimeout(done, POLL_INTERVAL));
  try {
    return await run();
  } finally {
    rmSync(file, { force: true });
  }
};
