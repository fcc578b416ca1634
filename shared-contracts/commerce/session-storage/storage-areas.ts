import type { LocalKey, SessionKey } from '../../storage/storage-keys.ts';

/** The part of the browser's `Storage` in use, with the keys of the storage table. Any of the three may throw. */
export interface StorageArea<K extends string = string> {
  getItem: (key: K) => string | null;
  setItem: (key: K, value: string) => void;
  removeItem: (key: K) => void;
}

export interface StorageAreas {
  local: StorageArea<LocalKey>;
  session: StorageArea<SessionKey>;
}

const inMemory = (): StorageArea => {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};

/** Reading the property alone throws where cookies are blocked; on a server there is none. */
const area = (name: 'localStorage' | 'sessionStorage'): StorageArea => {
  try {
    return globalThis[name] ?? inMemory();
  } catch {
    return inMemory();
  }
};

/** The browser's two storage areas; where the browser refuses, memory that lasts as long as the page. */
export const browserStorage = (): StorageAreas =>
  typeof window === 'undefined'
    ? { local: inMemory(), session: inMemory() }
    : { local: area('localStorage'), session: area('sessionStorage') };
