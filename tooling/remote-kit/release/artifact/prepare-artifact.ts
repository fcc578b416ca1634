import type { BuiltRelease } from './built-release.ts';
import { type ChunkBudgets, checkBudgets, HASH_TOLERANCE } from '../../build/budgets.ts';
import { checkLimits, checkNameHashes } from './check-files.ts';
import { type LiveShell, checkFit } from './check-fit.ts';
import { type ExpectedOrigin, checkOrigin } from './check-origin.ts';
import { checkSlots } from './check-slots.ts';
import { inspectBuild } from './store-artifact.ts';
import { type ReleaseResult, refuse } from '../release-result.ts';
import { storeArtifact } from './store-artifact.ts';
import type { Stopwatch } from '../publish/stopwatch.ts';
import { openStore } from '../storage/open-store.ts';
import { storeMaps } from '../source-maps/store-maps.ts';

export interface PrepareOptions extends ExpectedOrigin {
  /** Folder of the build: `mf-catalog/dist`. */
  dist: string;
  /** The artifact store: a folder (`.shop/3000/artifacts`) or `s3://<bucket>/<prefix>`. */
  artifactRoot: string;
  /** Folder or bucket of the source maps, which no host serves; they are not stored if unset. */
  mapsRoot?: string | undefined;
  shell: LiveShell;
  /** Maximum sizes by chunk name; not checked if unset. */
  budgets?: ChunkBudgets | undefined;
}

/** Checks a build and adds it to the artifact store, without registering it. */
export const prepareArtifact = async (
  { dist, artifactRoot, mapsRoot, shell, budgets, name, sources }: PrepareOptions,
  stopwatch: Stopwatch,
): Promise<ReleaseResult<BuiltRelease>> => {
  const inspected = await stopwatch('integrity', () => inspectBuild(dist));
  if (!inspected.ok) return inspected;
  const { built, hashes } = inspected.value;
  const origin = checkOrigin(built, { name, sources });
  if (!origin.ok) return origin;
  const fit = checkFit(built, shell);
  if (!fit.ok) return fit;
  const wrong = await checkNameHashes(dist, Object.keys(hashes));
  if (wrong.length > 0) {
    const message = `Files of ${name} are not what their names promise, so browsers would refuse them. Build it again.`;
    return refuse('NAME_HASH', message, wrong);
  }
  const large = await checkLimits(dist, built, Object.keys(hashes));
  if (large.length > 0) {
    const message = `${name} is larger than the shell's server takes, so it would not go live. Reduce it.`;
    return refuse('TOO_LARGE', message, large);
  }
  if (budgets) {
    const problems = await stopwatch('budgets', () =>
      checkBudgets(dist, built.assets, budgets, HASH_TOLERANCE),
    );
    if (problems.length > 0) {
      return refuse('OVER_BUDGET', `${built.name} is over its budget.`, problems);
    }
  }
  const slots = await checkSlots(dist, built);
  if (!slots.ok) return slots;
  const stored = await stopwatch('store', () =>
    storeArtifact(dist, openStore(artifactRoot), inspected.value),
  );
  if (stored.ok && mapsRoot) {
    await stopwatch('maps', () => storeMaps(dist, openStore(mapsRoot), stored.value));
  }
  return stored;
};
