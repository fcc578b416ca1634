/**
 * Hands something from a list that leaves the page to the one that takes its place in the very same commit. The new
 * list is there before the next microtask; any other page is not meant and finds nothing.
 */
export const handOver = <T>() => {
  let left: T | null = null;
  return {
    leave: (something: T): void => {
      left = something;
      queueMicrotask(() => {
        left = null;
      });
    },
    /** What was left in this commit. */
    arrive: (): T | null => left,
  };
};
