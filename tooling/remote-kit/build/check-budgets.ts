import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkAssets } from './chunk-assets.ts';

/** Chunk → bytes. */
type Budgets = Readonly<Record<string, number>>;

const budgetsOf = (folder: string): Budgets => {
  const file = join(folder, 'budgets.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Budgets) : {};
};

/** Bytes of a chunk's files as sent (brotli). */
const transferred = (folder: string, files: string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(folder, 'dist', 'web', `${file}.br`)).size, 0);

/**
 * Compares the chunks of a package with its `budgets.json` (chunk → bytes after brotli, JavaScript and CSS together).
 * Throws with every chunk that is over.
 */
export const checkBudgets = (
  name: string,
  folder: string,
  assets: ChunkAssets,
  budgets: Budgets = budgetsOf(folder),
): void => {
  const over = Object.entries(budgets).flatMap(([chunk, bar]) => {
    const files = assets[chunk];
    if (!files) return [`${name}/budgets.json names ${chunk}, which the build does not make`];
    const size = transferred(folder, [...files.js, ...files.css]);
    return size > bar ? [`${name}: ${chunk} is ${size} bytes, budget ${bar}`] : [];
  });
  if (over.length > 0) throw new Error(`Over budget (${name}/budgets.json):\n${over.join('\n')}`);
};
