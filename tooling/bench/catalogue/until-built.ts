const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Longest a reading may take, in ms. */
const LIMIT = 30 * 60_000;

/** Waits until the index answers. @returns the seconds it took */
export const untilBuilt = async (endpoint: string): Promise<number> => {
  const started = performance.now();
  for (;;) {
    const answer = await fetch(`${endpoint}/catalogue/codes?market=it-eur`);
    await answer.arrayBuffer();
    const elapsed = performance.now() - started;
    if (answer.ok) return elapsed / 1000;
    if (elapsed > LIMIT) throw new Error('The catalogue was not read in half an hour');
    await pause(elapsed < 5000 ? 20 : 500);
  }
};
