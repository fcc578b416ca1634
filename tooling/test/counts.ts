/** What a test runner came to. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

export const addCounts = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/** The closing line every test run of the project ends with. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
