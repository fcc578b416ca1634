import type { BuiltRelease } from './built-release.ts';
import { type ChunkBudgets, checkBudgets } from './budgets.ts';
import { type LiveShell, checkFit } from './check-fit.ts';
import { checkSlots } from './check-slots.ts';
import { inspectBuild } from './store-artifact.ts';
import { type ReleaseResult, refuse } from '../release-result.ts';
import { storeArtifact } from './store-artifact.ts';
import type { Stopwatch } from '../publish/stopwatch.ts';

export interface PrepareOptions {
  /** Folder of the build: `mf-catalog/dist`. */
  dist: string;
  /** Folder of the artifact store: `.shop/3000/artifacts`. */
  artifactRoot: string;
  shell: LiveShell;
  /** Maximum sizes by chunk name; not checked if unset. */
  budgets?: ChunkBudgets | undefined;
}

/** Checks a build and adds it to the artifact store, without registering it. */
export const prepareArtifact = async (
  { dist, artifactRoot, shell, budgets }: PrepareOptions,
  stopwatch: Stopwatch,
): Promise<ReleaseResult<BuiltRelease>> => {
  const inspected = await stopwatch('integrity', () => inspectBuild(dist));
  if (!inspected.ok) return inspected;
  const { built } = inspected.value;
  const fit = checkFit(built, shell);
  if (!fit.ok) return fit;
  if (budgets) {
    const problems = await stopwatch('budgets', () => checkBudgets(dist, built, budgets));
    if (problems.length > 0) {
      return refuse('OVER_BUDGET', `${built.name} is over its budget.`, problems);
    }
  }
  const slots = await checkSlots(dist, built);
  if (!slots.ok) return slots;
  return stopwatch('store', () => storeArtifact(dist, artifactRoot, inspected.value));
};
