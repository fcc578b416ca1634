/**
 * Runs a task one at a time. Calls during a run are merged into one run after it, so no change is missed or
 * processed twice.
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
