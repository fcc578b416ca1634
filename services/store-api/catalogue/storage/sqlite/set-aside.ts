import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Moves the index file away so that it can be inspected, overwriting an earlier one.
 *
 * @returns its new path
 */
export const setAside = (file: string): string => {
  const kept = `${file}.damaged`;
  for (const part of ['', '-wal', '-shm']) {
    rmSync(`${kept}${part}`, { force: true });
    if (existsSync(`${file}${part}`)) renameSync(`${file}${part}`, `${kept}${part}`);
  }
  return kept;
};
