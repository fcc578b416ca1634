import type { Config } from '../config/config.ts';
import type { Store } from '../engine/store/store.ts';
import { applySeed } from '../seeding/apply-seed.ts';
import { loadSeed } from '../seeding/load-seed.ts';
import type { Outcome } from './snapshots.ts';
import { replaceState } from './replace-state.ts';

/** Empties the platform and applies the catalogue of its configuration again. */
export const resetState = async (
  store: Store,
  config: Config,
  progress: (line: string) => void = () => undefined,
): Promise<Outcome> => {
  // Read first: with a mistake in the file nothing is lost.
  const loaded = await loadSeed(config.seed);
  if (!loaded.ok) return { ok: false, problem: loaded.problems.join('\n  ') };
  const started = performance.now();
  replaceState(store, config, null);
  if (loaded.seed !== null) applySeed(store, loaded.seed, progress);
  return { ok: true, ms: Math.round(performance.now() - started) };
};
