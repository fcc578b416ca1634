import type { Seed, SeedFile } from './seed-format.ts';
import { referenceProblems } from './reference-problems.ts';
import { seedSchema } from './seed-schema.ts';
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Store } from '../engine/store/store.ts';
import { applySeed } from './apply-seed.ts';

type CheckedSeed =
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

const load = async (path: string): Promise<unknown> => {
  if (extname(path) === '.json') return JSON.parse(await readFile(path, 'utf8')) as unknown;
  const module = (await import(pathToFileURL(path).href)) as { seed?: unknown; default?: unknown };
  return module.seed ?? module.default;
};

/** Reads a catalogue from a `.json` file, or from a `.ts` or `.js` module that exports it as `seed` or by default. */
export const readSeed = async (file: string): Promise<CheckedSeed> => {
  const path = resolve(file);
  try {
    return checkSeed(await load(path));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const reason = missing ? 'there is no such file' : String(error);
    return { ok: false, problems: [`${path}: ${reason}`] };
  }
};

type LoadedSeed =
  | { readonly ok: true; readonly seed: Seed | null }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The catalogue an option names: `default`, `none` (null), or a `.json` or `.ts` file. */
export const loadSeed = async (source: string): Promise<LoadedSeed> => {
  if (source === 'none') return { ok: true, seed: null };
  if (source === 'default') {
    const { seed } = await import('../demo/seed/index.ts');
    return { ok: true, seed };
  }
  return readSeed(source);
};

/**
 * Applies the catalogue an option names: `default`, `none`, or a `.json` or
 * `.ts` file. Throws with every mistake of the file on a line of its own.
 */
export const seedFrom = async (
  store: Store,
  source: string,
  progress: (line: string) => void,
): Promise<void> => {
  const loaded = await loadSeed(source);
  if (!loaded.ok) throw new Error([`${source} is no seed:`, ...loaded.problems].join('\n  '));
  if (loaded.seed !== null) applySeed(store, loaded.seed, progress);
};
