/** A map that evicts its oldest entry. */
export interface Memory<T> {
  get: (key: string) => T | undefined;
  set: (key: string, value: T) => void;
  delete: (key: string) => void;
}

/** @param most - capacity */
export const remember = <T>(most: number): Memory<T> => {
  const entries = new Map<string, T>();
  return {
    get: (key) => entries.get(key),
    delete: (key) => void entries.delete(key),
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, value);
      for (const oldest of entries.keys()) {
        if (entries.size <= most) break;
        entries.delete(oldest);
      }
    },
  };
};
