import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const LOOK_EVERY = 200;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Takes the lock; false while a living process holds it. */
const take = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const holder = Number(readFileSync(file, { encoding: 'utf8', flag: 'a+' }));
    if (!isAlive(holder)) rmSync(file, { force: true });
    return false;
  }
};

/** Runs one thing at a time across processes: two shops that start side by side do not build into each other. */
export const withLock = async <T>(file: string, run: () => Promise<T>): Promise<T> => {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await new Promise((done) => setTimeout(done, LOOK_EVERY));
  try {
    return await run();
  } finally {
    rmSync(file, { force: true });
  }
};
