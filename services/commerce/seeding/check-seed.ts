import type { Seed, SeedFile } from './seed-format.ts';
import { referenceProblems } from './reference-problems.ts';
import { seedSchema } from './seed-schema.ts';

export type CheckedSeed =
  | { readonly ok: true; readonly seed: Seed }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Validates a catalog. Reports all mistakes at once, each with its path. */
export const checkSeed = (value: unknown): CheckedSeed => {
  const parsed = seedSchema.safeParse(value);
  if (!parsed.success)
    return {
      ok: false,
      problems: [
        ...parsed.error.issues.map(
          ({ path, message }) => `${path.map(String).join('.') || 'seed'}: ${message}`,
        ),
        ...referenceProblems(value),
      ],
    };
  // As it came in but for the lists left out: the seed's fingerprint depends on its order of members.
  const seed: Seed = { ...parsed.data, ...(value as SeedFile) };
  const problems = referenceProblems(seed);
  return problems.length === 0 ? { ok: true, seed } : { ok: false, problems };
};
