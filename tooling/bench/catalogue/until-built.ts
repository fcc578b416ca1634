/** Time limit in ms. */
const LIMIT = 30 * 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until the catalog index of a store-api responds.
 *
 * @returns seconds
 * @throws if it takes longer
 */
export const untilBuilt = async (endpoint: string): Promise<number> => {
  const started = performance.now();
  for (;;) {
    const answer = await fetch(`${endpoint}/catalogue/codes?market=it-eur`);
    await answer.arrayBuffer();
    const elapsed = performance.now() - started;
    if (answer.ok) return elapsed / 1000;
    if (elapsed > LIMIT) throw new Error('The index was not built within half an hour');
    await pause(elapsed < 5000 ? 20 : 500);
  }
};
