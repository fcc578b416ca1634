/**
 * A value that may still be loading. Its promise is the same in every state, so that components can pass it to React's
 * `use` on every render; a loaded value is marked on it as React does, which avoids waiting for a tick.
 */
export type Loadable<T> =
  | { status: 'pending'; promise: Promise<T> }
  | { status: 'ready'; promise: Promise<T>; value: T }
  | { status: 'failed'; promise: Promise<T>; error: unknown };

const notLoaded = new WeakSet<object>();

/** Whether a thrown error is the failure of a {@link Loadable}; others are bugs of the rendered component. */
export const isNotLoaded = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && notLoaded.has(error);

/** A loaded value. */
export const readyLoadable = <T>(
  value: T,
  promise: Promise<T> = Promise.resolve<T>(value) as Promise<T>,
): Loadable<T> => ({
  status: 'ready',
  value,
  promise: Object.assign(promise, { status: 'fulfilled', value }),
});

/** A failed load. */
export const failedLoadable = <T>(error: unknown, promise: Promise<T>): Loadable<T> => {
  if (typeof error === 'object' && error !== null) notLoaded.add(error);
  return {
    status: 'failed',
    error,
    promise: Object.assign(promise, { status: 'rejected', reason: error }),
  };
};

/**
 * A value that is still loading.
 *
 * @param settled - receives the result before any waiting component renders again
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
