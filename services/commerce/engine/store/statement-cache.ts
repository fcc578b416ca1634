import { LRUCache } from 'lru-cache';

/** Several times what the platform itself asks with. */
const maxStatements = 500;
/** Characters of SQL. */
const maxCharacters = 500_000;

/** Prepared statements by their text. */
interface StatementCache<T> {
  of(sql: string): T;
  clear(): void;
  /** How many statements, and how many characters of SQL, are remembered. */
  readonly size: number;
  readonly calculatedSize: number;
}

/**
 * Keeps statements from their second use on. A filter's names become part of its text, so there are endlessly many
 * that come once; those are left to the collector while they are young. An old one's memory, which is SQLite's and
 * unknown to the collector, is given back hundreds of megabytes later: https://github.com/nodejs/node/blob/v24.x/src/node_sqlite.cc
 */
export const createStatementCache = <T>(prepare: (sql: string) => T): StatementCache<T> => {
  const remembered = new LRUCache<string, { statement: T | null }>({
    max: maxStatements,
    maxSize: maxCharacters,
    sizeCalculation: (_, sql) => sql.length,
  });
  return {
    of: (sql) => {
      const cached = remembered.get(sql);
      if (cached?.statement) return cached.statement;
      const statement = prepare(sql);
      remembered.set(sql, { statement: cached ? statement : null });
      return statement;
    },
    clear: () => remembered.clear(),
    get size() {
      return remembered.size;
    },
    get calculatedSize() {
      return remembered.calculatedSize;
    },
  };
};
