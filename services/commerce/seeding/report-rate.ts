/** How often a line is written while rows go in, in milliseconds. */
const interval = 1_000;

const grouped = (value: number): string => Math.round(value).toLocaleString('en');

/**
 * Tells how far a long load is: give its total, call the result once per row.
 * Short loads say nothing.
 */
export const reportRate = (
  what: string,
  total: number,
  progress: (line: string) => void,
  now: () => number = () => performance.now(),
): (() => void) => {
  const started = now();
  let reportedAt = started;
  let done = 0;
  return () => {
    done += 1;
    // Reads the clock only every 100 rows, because reading it takes longer than a row.
    if (done % 100 !== 0) return;
    const time = now();
    if (time - reportedAt < interval) return;
    reportedAt = time;
    const rate = done / ((time - started) / 1_000);
    const remaining = Math.ceil((total - done) / rate);
    progress(
      `seed: ${grouped(done)} of ${grouped(total)} ${what}, ${grouped(rate)} a second, ${remaining} s left`,
    );
  };
};
