import { RecentlyUsed } from '@shop/contracts/caching';

/** Counts quicker than this are not worth remembering. */
const worthwhileMs = 20;
const most = 200;
/** Characters of statements and what they were asked with. */
const mostText = 500_000;

interface Remembered {
  readonly sql: string;
  readonly count: number;
}

/** Remembers slow counts (how many SKUs a market sells) until a write could change them. */
export interface CountCache {
  /** The remembered count of a statement, or `work`'s, which is remembered when slow. */
  of(sql: string, params: readonly unknown[], work: () => number): number;
  /** Forgets what a write to these columns of a table may have changed; `null` for a row come or gone. */
  forget(table: string, columns: readonly string[] | null): void;
}

export const rememberedCounts = (): RecentlyUsed<string, Remembered> =>
  new RecentlyUsed({ values: most, weight: { most: mostText, of: (_, key) => key.length } });

export const createCountCache = (threshold = worthwhileMs): CountCache => {
  const remembered = rememberedCounts();
  return {
    of: (sql, params, work) => {
      const key = JSON.stringify([sql, params]);
      const known = remembered.get(key);
      if (known) return known.count;
      const started = performance.now();
      const count = work();
      if (performance.now() - started < threshold) return count;
      remembered.set(key, { sql, count });
      return count;
    },
    forget: (table, columns) => {
      // A name that merely occurs in the statement forgets too much, never too little.
      for (const [key, { sql }] of remembered.entries())
        if (sql.includes(table) && (columns === null || columns.some((name) => sql.includes(name))))
          remembered.delete(key);
    },
  };
};
