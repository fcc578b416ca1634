/** What a test runner came to. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that passed only when they were tried again: file, line and title. They are among the passed. */
  unstable?: readonly string[];
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

export const addCounts = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  unstable: [...(one.unstable ?? []), ...(other.unstable ?? [])],
});

/** The same counts with every unstable test as a failed one. */
export const strictly = ({ unstable = [], ...counts }: Counts): Counts => ({
  ...counts,
  passed: counts.passed - unstable.length,
  failed: counts.failed + unstable.length,
  unstable,
});

/** How many tests were unstable and which, for the line above the closing one. */
export const unstableLines = ({ unstable = [] }: Counts): string =>
  [`unstable: ${unstable.length}`, ...unstable].join('\n  ');

/** The closing line every test run of the project ends with. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
