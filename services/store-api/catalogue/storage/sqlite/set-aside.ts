import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Moves the index's file out of the way, for anyone who wants to look at it; one set aside before is replaced.
 *
 * @returns where it is now
 */
export const setAside = (file: string): string => {
  const kept = `${file}.damaged`;
  for (const part of ['', '-wal', '-shm']) {
    rmSync(`${kept}${part}`, { force: true });
    if (existsSync(`${file}${part}`)) renameSync(`${file}${part}`, `${kept}${part}`);
  }
  return kept;
};
