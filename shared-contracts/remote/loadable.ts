/**
 * A thing on its way. Its promise stays the same in every state, so that a component hands it to React's `use` at
 * every render; what has come is marked on it the way React does, and is then read without waiting for a tick.
 */
export type Loadable<T> =
  | { status: 'pending'; promise: Promise<T> }
  | { status: 'ready'; promise: Promise<T>; value: T }
  | { status: 'failed'; promise: Promise<T>; error: unknown };

const notLoaded = new WeakSet<object>();

/** Whether something thrown is why a {@link Loadable} did not come; anything else is a bug of what was rendered. */
export const isNotLoaded = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && notLoaded.has(error);

/** What is here already. */
export const readyLoadable = <T>(
  value: T,
  promise: Promise<T> = Promise.resolve<T>(value) as Promise<T>,
): Loadable<T> => ({
  status: 'ready',
  value,
  promise: Object.assign(promise, { status: 'fulfilled', value }),
});

/** What did not come. */
export const failedLoadable = <T>(error: unknown, promise: Promise<T>): Loadable<T> => {
  if (typeof error === 'object' && error !== null) notLoaded.add(error);
  return {
    status: 'failed',
    error,
    promise: Object.assign(promise, { status: 'rejected', reason: error }),
  };
};

/**
 * What is still to come.
 *
 * @param settled told what it came to, before any component that waits for it renders again
 */
export const pendingLoadable = <T>(
  promise: Promise<T>,
  settled: (loadable: Loadable<T>) => void,
): Loadable<T> => {
  promise.then(
    (value) => settled(readyLoadable<T>(value, promise)),
    (error: unknown) => settled(failedLoadable(error, promise)),
  );
  return { status: 'pending', promise };
};
