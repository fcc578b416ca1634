/**
 * The first use of `Intl` in a process has the browser read all its locales: 30 ms on a laptop, 120 ms on a slow phone,
 * in one task. A worker of the page shares its process, so it does that beside the main thread.
 *
 * @param script address of a script that calls `readLocales` in a worker
 */
export const loadLocales = (script: string): void => {
  try {
    new Worker(script);
  } catch {
    // Then the main thread reads them, when it formats the first number.
  }
};

/** What the worker does. */
export const readLocales = (): void => {
  Intl.NumberFormat.supportedLocalesOf('en');
  close();
};
