import type { StorageArea } from './storage-areas.ts';

/** One stored value. None of the three throws. */
export interface Slot<T> {
  read: () => T | null;
  write: (value: T) => void;
  clear: () => void;
}

const attempt = <T>(action: () => T): T | null => {
  try {
    return action();
  } catch {
    return null;
  }
};

/**
 * A JSON value under a key of the storage table (`shared-contracts/storage`). Discards unreadable and invalid values; keeps values in memory if storage is full or
 * blocked.
 */
export const slot = <T, K extends string>(
  area: StorageArea<K>,
  key: K,
  isValid: (value: unknown) => value is T,
): Slot<T> => {
  let kept: T | null = null;
  const clear = (): void => {
    kept = null;
    attempt(() => area.removeItem(key));
  };
  return {
    clear,
    read: () => {
      if (kept !== null) return kept;
      const text = attempt(() => area.getItem(key));
      if (text === null) return null;
      const value: unknown = attempt(() => JSON.parse(text));
      if (isValid(value)) return value;
      clear();
      return null;
    },
    write: (value) => {
      clear();
      const isWritten = attempt(() => {
        area.setItem(key, JSON.stringify(value));
        return true;
      });
      if (!isWritten) kept = value;
    },
  };
};
