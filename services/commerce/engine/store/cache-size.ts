import type { Store } from './store.ts';

/** SQLite's page cache in kilobytes. The operating system's file cache holds the rest. */
const usual = 32_768;
/** Larger while a catalog is loaded, because the load revisits the same index pages. A small catalog does not fill it. */
const loading = 262_144;

/** The statement that sets a connection's page cache. */
export const usualCache = `PRAGMA cache_size = -${usual}`;

/** Runs a bulk write with a larger page cache and releases the memory afterwards. */
export const withLoadingCache = (store: Pick<Store, 'statement'>, work: () => void): void => {
  store.statement(`PRAGMA cache_size = -${loading}`).run();
  try {
    work();
  } finally {
    store.statement(usualCache).run();
    store.statement('PRAGMA shrink_memory').run();
  }
};
