import { addCounts, closingLine, NOTHING, type Counts } from './counts.ts';

/** A runner of a whole test run. */
export interface Runner {
  readonly name: string;
  readonly run: () => Counts | Promise<Counts>;
  /** Names of runners that must pass completely before this one starts. */
  readonly needs?: readonly string[];
  /** Accepts that everything is skipped, because not every machine has the required engine. */
  readonly mayBeSkipped?: boolean;
}

const FAILED: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Result of a runner. One that throws or has no tests counts as one failure. */
const countsOf = async ({ run, mayBeSkipped = false }: Runner): Promise<Counts> => {
  try {
    const counts = await run();
    const skipped = mayBeSkipped ? counts.skipped : 0;
    if (counts.passed + counts.failed + skipped > 0) return counts;
    console.error('Nothing was run.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  return FAILED;
};

/**
 * Runs the runners in sequence and prints each result. After a failure, runners that do not depend on it still run.
 *
 * @returns the sum of all runners
 */
export const runInOrder = async (runners: readonly Runner[]): Promise<Counts> => {
  const broken = new Set<string>();
  let sum = NOTHING;
  for (const runner of runners) {
    console.log(`\n── ${runner.name}`);
    const missing = runner.needs?.filter((name) => broken.has(name)) ?? [];
    if (missing.length > 0) {
      console.log(`Not run, for this failed: ${missing.join(', ')}.`);
      broken.add(runner.name);
      continue;
    }
    const started = performance.now();
    const counts = await countsOf(runner);
    const minutes = (performance.now() - started) / 60_000;
    console.log(`${closingLine(counts)} in ${minutes.toFixed(1)} min`);
    if (counts.failed > 0) broken.add(runner.name);
    sum = addCounts(sum, counts);
  }
  return sum;
};
