const last = new Map<string, Promise<unknown>>();

/** Serializes work by key, in this process. A failure does not stop the work after it. */
export const inTurn = <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
  last.set(key, mine);
  const forget = (): void => {
    if (last.get(key) === mine) last.delete(key);
  };
  mine.then(forget, forget);
  return mine;
};
