import { addCounts, closingLine, NOTHING, type Counts } from './counts.ts';

/** A part of a whole test run. */
export interface Runner {
  readonly name: string;
  readonly run: () => Counts | Promise<Counts>;
  /** Names of the runners that must have passed whole; without them this one is not begun. */
  readonly needs?: readonly string[];
  /** That everything in it is skipped is no failure: it needs what not every machine can have. */
  readonly mayBeSkipped?: boolean;
}

const FAILED: Counts = { passed: 0, failed: 1, skipped: 0 };

/** What a runner came to: one that throws, or that finds nothing to run, has failed once. */
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
 * Runs the parts one after another and prints what each came to. A failure hides nothing: the parts that do not need
 * what failed still run.
 *
 * @returns the sum of all parts
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
    const counts = await countsOf(runner);
    console.log(closingLine(counts));
    if (counts.failed > 0) broken.add(runner.name);
    sum = addCounts(sum, counts);
  }
  return sum;
};
