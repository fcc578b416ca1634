interface Scheduler {
  yield?: () => Promise<void>;
}

/** Yields to the browser, so that it can respond to input: continues in a new task. */
export const nextTask = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
