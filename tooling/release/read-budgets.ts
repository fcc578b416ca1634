import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { ChunkBudgets } from './check-budgets.ts';
import { errorCode } from './error-code.ts';

const budgetsSchema = z.record(z.string(), z.record(z.string(), z.int().positive()));

/**
 * The budgets of one package.
 *
 * @param file `budgets.json`: package → chunk → bytes
 * @returns undefined when there is no such file or it does not name the package
 * @throws when the file is malformed
 */
export const readBudgets = async (
  file: string,
  packageName: string,
): Promise<ChunkBudgets | undefined> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : budgetsSchema.parse(JSON.parse(text))[packageName];
};
