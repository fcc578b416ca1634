interface Entry<T> {
  value: T;
  /** ms since the epoch. */
  freshUntil: number;
}

/**
 * Pages by key, the least recently asked for pushed out. A stale page is answered at once and made anew behind
 * it; a page that is not there yet is made once, however many ask.
 */
export const createPageCache = <T>(
  capacity: number,
  freshFor: number,
  now: () => number = Date.now,
) => {
  const entries = new Map<string, Entry<T>>();
  const making = new Map<string, Promise<T>>();

  const keep = (key: string, value: T) => {
    entries.delete(key);
    entries.set(key, { value, freshUntil: now() + freshFor });
    const oldest = entries.keys().next().value;
    if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
  };

  const make = (key: string, render: () => Promise<{ value: T; keep: boolean }>): Promise<T> => {
    const known = making.get(key);
    if (known) return known;
    const promise = render()
      .then((made) => {
        if (made.keep) keep(key, made.value);
        return made.value;
      })
      .finally(() => making.delete(key));
    making.set(key, promise);
    return promise;
  };

  return {
    get: async (key: string, render: () => Promise<{ value: T; keep: boolean }>): Promise<T> => {
      const entry = entries.get(key);
      if (!entry) return make(key, render);
      entries.delete(key);
      entries.set(key, entry);
      if (entry.freshUntil <= now()) make(key, render).catch(() => undefined);
      return entry.value;
    },
    clear: () => entries.clear(),
    size: () => entries.size,
  };
};
