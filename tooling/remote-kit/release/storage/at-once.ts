/** Requests to a bucket at a time. */
const AT_ONCE = 8;

/**
 * Runs a task for each item, a few at a time. After a failure no further task starts.
 *
 * @returns the results in the order of the items
 */
export const atOnce = async <T, R>(
  items: readonly T[],
  run: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  const waiting = [...items.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next;
      results[index] = await run(item);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    waiting.length = 0;
  }
  return results;
};
