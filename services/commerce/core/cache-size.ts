import type { Store } from './store.ts';

/** Kilobytes of the file SQLite keeps at hand. The rest is the operating system's to keep, as far as it has room. */
const usual = 32_768;
/** Loading a catalogue goes back to the same pages of the indexes again and again. */
const loading = 65_536;

/** What gives a connection its cache. */
export const usualCache = `PRAGMA cache_size = -${usual}`;

/** Does work that writes far more than any request, with a cache for it that is given back afterwards. */
export const withLoadingCache = (store: Pick<Store, 'statement'>, work: () => void): void => {
  store.statement(`PRAGMA cache_size = -${loading}`).run();
  try {
    work();
  } finally {
    store.statement(usualCache).run();
    store.statement('PRAGMA shrink_memory').run();
  }
};
