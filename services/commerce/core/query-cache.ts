import { RecentlyUsed } from '@shop/contracts/caching';

/** Queries quicker than this are not worth remembering. */
const worthwhileMs = 5;
const most = 200;
/** Characters of statements and what they were asked with, and places of rows: 16 MB of these at most. */
const mostWeight = 4_000_000;

/** A count, or the places of the rows that fit. */
type QueryResult = number | Uint32Array;

interface Remembered {
  readonly sql: string;
  readonly result: QueryResult;
}

/** Remembers what slow queries gave (how many SKUs a market sells, and which) until a write could change it. */
export interface QueryCache {
  /** The remembered result of a statement, or `work`'s, which is remembered when slow. */
  of<T extends QueryResult>(sql: string, params: readonly unknown[], work: () => T): T;
  /** Forgets what a write to these columns of a table may have changed; `null` for a row come or gone. */
  forget(table: string, columns: readonly string[] | null): void;
}

export const rememberedResults = (): RecentlyUsed<string, Remembered> =>
  new RecentlyUsed({
    values: most,
    weight: {
      most: mostWeight,
      of: ({ result }, key) => key.length + (typeof result === 'number' ? 1 : result.length),
    },
  });

export const createQueryCache = (threshold = worthwhileMs): QueryCache => {
  const remembered = rememberedResults();
  return {
    of: <T extends QueryResult>(sql: string, params: readonly unknown[], work: () => T): T => {
      const key = JSON.stringify([sql, params]);
      const known = remembered.get(key);
      // What a statement gives is always of one kind.
      if (known) return known.result as T;
      const started = performance.now();
      const result = work();
      if (performance.now() - started < threshold) return result;
      remembered.set(key, { sql, result });
      return result;
    },
    forget: (table, columns) => {
      // A name that merely occurs in the statement forgets too much, never too little.
      for (const [key, { sql }] of remembered.entries())
        if (sql.includes(table) && (columns === null || columns.some((name) => sql.includes(name))))
          remembered.delete(key);
    },
  };
};
