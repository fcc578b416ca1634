import type { Store } from '../engine/store/store.ts';
import { applySeed } from './apply-seed.ts';
import { loadSeed } from './load-seed.ts';

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
