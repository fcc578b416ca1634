import { LRUCache } from 'lru-cache';

/** Faster queries are not cached. */
const worthwhileMs = 5;
const maxEntries = 200;
/** Total size of the cache, in characters of keys and row positions: about 16 MB. */
const maxSize = 4_000_000;

/** A count, or the positions of the matching rows. */
type QueryResult = number | Uint32Array;

interface Remembered {
  readonly sql: string;
  readonly result: QueryResult;
}

/**
 * Caches results of slow queries (the number of SKUs sold in a market, and which ones) until a write could change them.
 */
interface QueryCache {
  /** The cached result of a statement, or the result of `work`, which is cached if slow. */
  of<T extends QueryResult>(sql: string, params: readonly unknown[], work: () => T): T;
  /** Invalidates results that a write to these columns may have changed; `null` means an inserted or deleted row. */
  forget(table: string, columns: readonly string[] | null): void;
}

export const rememberedResults = (): LRUCache<string, Remembered> =>
  new LRUCache({
    max: maxEntries,
    maxSize,
    sizeCalculation: ({ result }, key) =>
      key.length + (typeof result === 'number' ? 1 : result.length),
  });

export const createQueryCache = (threshold = worthwhileMs): QueryCache => {
  const remembered = rememberedResults();
  return {
    of: <T extends QueryResult>(sql: string, params: readonly unknown[], work: () => T): T => {
      const key = JSON.stringify([sql, params]);
      const cached = remembered.get(key);
      // A statement always returns the same type of result.
      if (cached) return cached.result as T;
      const started = performance.now();
      const result = work();
      if (performance.now() - started < threshold) return result;
      remembered.set(key, { sql, result });
      return result;
    },
    forget: (table, columns) => {
      // A name that merely occurs in the statement forgets too much, never too little. The list of entries is a copy:
      // the cache's own iteration follows links between entries, which a deletion changes.
      for (const [key, { sql }] of [...remembered.entries()])
        if (sql.includes(table) && (columns === null || columns.some((name) => sql.includes(name))))
          remembered.delete(key);
    },
  };
};
