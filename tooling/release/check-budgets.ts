import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { z } from 'zod';
import type { BuiltRelease } from './built-release.ts';

const compress = promisify(brotliCompress);
const bytes = z.int().positive();

/** Largest sizes in bytes after brotli: the entry, and the files of each chunk together. */
export const artifactBudgetSchema = z.object({
  entry: bytes.optional(),
  chunks: z.record(z.string(), bytes).default({}),
});

export type ArtifactBudget = z.infer<typeof artifactBudgetSchema>;

const sizeOf = async (folder: string, files: readonly string[]): Promise<number> => {
  const sizes = files.map(
    async (file) => (await compress(await readFile(join(folder, file)))).length,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

/**
 * Compares a build with its budget.
 *
 * @returns one line for everything that is too large, or that a budget speaks of and the build lacks
 */
export const checkBudgets = async (
  folder: string,
  { entry, assets }: BuiltRelease,
  budget: ArtifactBudget,
): Promise<string[]> => {
  const web = join(folder, 'web');
  const chunks = Object.entries(budget.chunks).map(([name, limit]) => {
    const chunk = assets[name];
    return { name, limit, files: chunk && [...chunk.js, ...chunk.css] };
  });
  const whole = budget.entry ? [{ name: 'entry', limit: budget.entry, files: [entry.web] }] : [];
  const problems = await Promise.all(
    [...whole, ...chunks].map(async ({ name, limit, files }) => {
      if (!files) return [`${name} has a budget but is not in the build`];
      const size = await sizeOf(web, files);
      return size > limit ? [`${name} has ${size} bytes after brotli, its budget is ${limit}`] : [];
    }),
  );
  return problems.flat();
};
