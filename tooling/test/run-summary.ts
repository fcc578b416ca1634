const CLOSING = /^(\d+) passed, (\d+) failed(?:, \d+ skipped)?$/;
const UNSTABLE = /^unstable: \d+$/;

/** The summary lines of a test run; null if it ended without them. */
export const runSummary = (output: string): string | null => {
  const lines = output.split('\n').map((line) => line.trim());
  const closing = lines.findLast((line) => CLOSING.test(line));
  const unstable = lines.findLast((line) => UNSTABLE.test(line));
  return closing && unstable ? `${closing} (${unstable})` : null;
};
