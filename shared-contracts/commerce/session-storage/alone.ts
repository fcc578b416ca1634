/**
 * Runs work that no other tab of the browser may be doing at the same time; it waits for theirs to end. Where the
 * browser has no locks the work runs at once, and must bear that it is done twice.
 */
export const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && 'locks' in navigator
    ? (navigator.locks.request(name, work) as Promise<T>)
    : work();
