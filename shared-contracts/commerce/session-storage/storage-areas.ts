/** The part of the browser's `Storage` in use. Any of the three may throw. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StorageAreas {
  local: StorageArea;
  session: StorageArea;
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
