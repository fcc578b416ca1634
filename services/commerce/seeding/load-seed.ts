import type { Seed } from './seed-format.ts';
import { readSeed } from './read-seed.ts';

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
