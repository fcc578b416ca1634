/** Result of a test runner. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that passed only on retry: file, line and title. They count as passed. */
  unstable?: readonly string[];
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

export const addCounts = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  unstable: [...(one.unstable ?? []), ...(other.unstable ?? [])],
});

/** The same counts with every unstable test as failed. */
export const strictly = ({ unstable = [], ...counts }: Counts): Counts => ({
  ...counts,
  passed: counts.passed - unstable.length,
  failed: counts.failed + unstable.length,
  unstable,
});

/** Number and names of unstable tests, for the line above the summary. */
export const unstableLines = ({ unstable = [] }: Counts): string =>
  [`unstable: ${unstable.length}`, ...unstable].join('\n  ');

/** The summary line of every test run. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
