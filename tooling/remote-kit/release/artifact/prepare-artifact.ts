import type { BuiltRelease } from './built-release.ts';
import { checkBudgets, type ChunkBudgets, HASH_TOLERANCE } from '../../build/budgets.ts';
import { checkLimits, checkNameHashes } from './check-files.ts';
import { checkFit, type LiveShell } from './check-fit.ts';
import { checkOrigin, type ExpectedOrigin } from './check-origin.ts';
import { inspectBuild, storeArtifact } from './store-artifact.ts';
import { done, refuse, type ReleaseResult } from '../release-result.ts';
import type { Stopwatch } from '../publish/stopwatch.ts';
import { openStore } from '../storage/open-store.ts';
import { storeMaps } from '../source-maps/store-maps.ts';

/**
 * Maximum size of a fragment that fills a slot, in bytes after brotli (JavaScript and CSS of its chunk): another team's
 * page loads it unasked. The cart's buy box, the largest fragment, has 6,300.
 */
const FILL_SIZE_LIMIT = 8000;

/** Whether a release has the fragments that it puts into slots, and each is within {@link FILL_SIZE_LIMIT}. */
const checkSlots = async (dist: string, built: BuiltRelease): Promise<ReleaseResult<void>> => {
  const { name, slots = [] } = built;
  const foreign = slots
    .filter(({ fragment }) => !fragment.startsWith(`${name}/`))
    .map(({ slot, fragment }) => `${slot} is filled with ${fragment}, which is not of ${name}`);
  if (foreign.length > 0) return refuse('SLOTS', `${name} fills slots with others’ code.`, foreign);
  const chunks = slots.map(({ fragment }) => fragment.replace(`${name}/`, 'fragment-'));
  const limits = Object.fromEntries(chunks.map((chunk) => [chunk, FILL_SIZE_LIMIT]));
  const problems = await checkBudgets(dist, built.assets, limits);
  return problems.length > 0
    ? refuse('SLOTS', `${name} cannot fill its slots.`, problems)
    : done(undefined);
};

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
