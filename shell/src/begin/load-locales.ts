/**
 * The first use of `Intl` in a process has Chromium read all its locales: one task of 100 to 126 ms with the CPU divided
 * by four. A worker shares its page's process, so it does that beside the main thread.
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
