const last = new Map<string, Promise<unknown>>();

/** Does work about one thing after what was begun about it before, whatever came of that. In this process. */
export const inTurn = <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
  last.set(key, mine);
  const forget = (): void => {
    if (last.get(key) === mine) last.delete(key);
  };
  mine.then(forget, forget);
  return mine;
};
