import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { z } from 'zod';
import { readCompressedCopy } from './compressed-copy.ts';
import type { ChunkAssets } from './chunk-assets.ts';

export const budgetsSchema = z.record(z.string(), z.int().positive());

/** Chunk name → maximum size of its files after brotli, JavaScript and CSS together, in bytes. */
export type ChunkBudgets = Readonly<Record<string, number>>;

/**
 * Tolerance of a package’s budgets, in bytes. Names of files are hashes, and their digits compress differently: with
 * every edit of any file, chunks without a change become some bytes larger or smaller.
 */
export const HASH_TOLERANCE = 20;

/**
 * Reads the budgets of one package.
 *
 * @param folder of the package, with its `budgets.json`
 * @returns undefined if the file does not exist
 * @throws if the file is malformed
 */
export const readBudgets = async (folder: string): Promise<ChunkBudgets | undefined> => {
  const text = await readFile(join(folder, 'budgets.json'), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : budgetsSchema.parse(JSON.parse(text));
};

const compress = promisify(brotliCompress);

/**
 * Compares a build with its budgets. A compressed copy counts only if it is one of the file, so no stale copy hides a large
 * file.
 *
 * @param dist folder of the build
 * @param tolerance bytes that a chunk may be over its budget
 * @returns one line per chunk that is over budget or missing in the build
 */
export const checkBudgets = async (
  dist: string,
  assets: ChunkAssets,
  budgets: ChunkBudgets,
  tolerance = 0,
): Promise<string[]> => {
  const sizeOf = async (file: string): Promise<number> => {
    const path = join(dist, 'web', file);
    const content = await readFile(path);
    return ((await readCompressedCopy(path, 'br', content)) ?? (await compress(content))).length;
  };
  const problems = await Promise.all(
    Object.entries(budgets).map(async ([chunk, limit]) => {
      const files = assets[chunk];
      if (!files) return [`${chunk} has a budget but is not in the build`];
      const sizes = await Promise.all([...files.js, ...files.css].map(sizeOf));
      const size = sizes.reduce((sum, it) => sum + it, 0);
      return size > limit + tolerance
        ? [`${chunk} has ${size} bytes after brotli, its budget is ${limit}`]
        : [];
    }),
  );
  return problems.flat();
};
