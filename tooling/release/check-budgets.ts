import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { BuiltRelease } from './built-release.ts';

const compress = promisify(brotliCompress);

/** Chunk name → most bytes of its files together, after brotli. */
export type ChunkBudgets = Readonly<Record<string, number>>;

/**
 * Compares a build with its budgets, measuring the files themselves rather than the build's compressed copies.
 *
 * @returns one line for every chunk that is too large, or that has a budget and is not in the build
 */
export const checkBudgets = async (
  dist: string,
  { assets }: BuiltRelease,
  budgets: ChunkBudgets,
): Promise<string[]> => {
  const sizeOf = async (file: string): Promise<number> =>
    (await compress(await readFile(join(dist, 'web', file)))).length;
  const problems = await Promise.all(
    Object.entries(budgets).map(async ([chunk, limit]) => {
      const files = assets[chunk];
      if (!files) return [`${chunk} has a budget but is not in the build`];
      const sizes = await Promise.all([...files.js, ...files.css].map(sizeOf));
      const size = sizes.reduce((sum, it) => sum + it, 0);
      return size > limit
        ? [`${chunk} has ${size} bytes after brotli, its budget is ${limit}`]
        : [];
    }),
  );
  return problems.flat();
};
