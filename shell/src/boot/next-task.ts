interface Scheduler {
  yield?: () => Promise<void>;
}

/** Lets the browser answer the visitor before what comes next: ends the present task and goes on in a new one. */
export const nextTask = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
