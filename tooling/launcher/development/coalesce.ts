/**
 * Runs a task one at a time. Calls that come while it runs become one more run after it, so that the last
 * change is never missed and no change is worked on twice.
 */
export const coalesce = (task: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async (): Promise<void> => {
    try {
      do {
        again = false;
        await task();
      } while (again);
    } finally {
      running = undefined;
    }
  };
  return () => {
    if (running) again = true;
    else running = run();
    return running ?? Promise.resolve();
  };
};
