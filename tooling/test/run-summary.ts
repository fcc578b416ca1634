const CLOSING = /^(\d+) passed, (\d+) failed(?:, \d+ skipped)?$/;
const UNSTABLE = /^unstable: \d+$/;

/** The last lines of a test run that say what it came to; null where it ended without them. */
export const runSummary = (output: string): string | null => {
  const lines = output.split('\n').map((line) => line.trim());
  const closing = lines.findLast((line) => CLOSING.test(line));
  const unstable = lines.findLast((line) => UNSTABLE.test(line));
  return closing && unstable ? `${closing} (${unstable})` : null;
};
