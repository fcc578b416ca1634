import type { IndexEntry } from '../../../services/store-api/catalogue/item/indexed-item.ts';
import { catalogueSource } from '../../../services/store-api/catalogue/source/catalogue-source.ts';
import { BUILT_AT } from '../../../services/store-api/catalogue/freshness/index-state.ts';
import { postgresPool } from '../../../services/store-api/database/postgres-pool.ts';
import { openStorage } from '../../../services/store-api/catalogue/storage/open-storage.ts';
import { startPlatform } from '../../../services/store-api/testing/start-platform.ts';
import { largeCatalog } from './large-catalog.ts';

/** The items of the demo catalog that have a price. */
const readDemo = async (): Promise<IndexEntry[]> => {
  const { platform, stop } = await startPlatform();
  try {
    const entries: IndexEntry[] = [];
    for await (const some of catalogueSource(platform).skus()) entries.push(...some);
    return entries.filter(({ item }) => Object.keys(item.offers).length > 0);
  } finally {
    await stop();
  }
};

/** Longest time of a statement in ms. */
const VACUUM_LIMIT = 30 * 60_000;

/** Twenty markets: those of the demo catalog, and as many again. */
const marketsOf = (demo: readonly IndexEntry[]): string[] => {
  const own = [...new Set(demo.flatMap(({ item }) => Object.keys(item.offers)))];
  return [...own, ...own.map((it) => `${it}-2`)].slice(0, 20);
};

export interface LargeIndex {
  /** Seconds of writing the items; NaN if the database had them. */
  written: number;
  markets: number;
  /** Changes the price of one item in its first market, in cents. @returns code and market */
  changePrice: (cents: number) => Promise<{ code: string; market: string }>;
  /** GB of the items and of everything that finds them. */
  sizes: () => Promise<{ items: number; words: number }>;
  close: () => Promise<void>;
}

/** Bytes of the items, and of the words with their spellings; indexes included. */
const SIZES = `SELECT
  pg_total_relation_size('catalogue_item') AS items,
  (SELECT sum(pg_total_relation_size(oid)) FROM pg_class
    WHERE relkind = 'r' AND (relname LIKE 'catalogue_words_%' OR relname = 'catalogue_term')) AS words`;

/**
 * Writes an index of many SKUs in twenty markets to PostgreSQL, as the writer of the index, and keeps the lease: every
 * store-api on this database follows. Items that are there already are kept.
 */
export const openLargeIndex = async (
  url: string,
  skus: number,
  log: (line: string) => void,
): Promise<LargeIndex> => {
  const demo = await readDemo();
  const markets = marketsOf(demo);
  const storage = await openStorage(url);
  const pool = postgresPool(url, { silence: VACUUM_LIMIT });
  if (!(await storage.shared?.lease.hold())) throw new Error('Another process has the lease');
  const { rows } = await pool.query('SELECT count(*) AS many FROM catalogue_item');
  const isWritten = Number(rows[0].many) === skus;
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  if (!isWritten) {
    let many = 0;
    for (const entries of largeCatalog(demo, { skus, markets })) {
      await storage.put(entries);
      many += entries.length;
      if (many % 50_000 === 0) log(`${many} SKUs written, ${seconds().toFixed(0)} s`);
    }
  }
  const written = isWritten ? Number.NaN : seconds();
  await pool.query('VACUUM (ANALYZE)');
  await storage.setState(BUILT_AT, new Date().toISOString());
  const [first] = largeCatalog(demo, { skus: 1, markets }).next().value ?? [];
  return {
    written,
    markets: markets.length,
    changePrice: async (priceCents) => {
      const [[market, offer] = []] = Object.entries(first?.item.offers ?? {});
      if (!first || !market || !offer) throw new Error('The first item has no price');
      const offers = { ...first.item.offers, [market]: { ...offer, priceCents } };
      await storage.put([{ ...first, item: { ...first.item, offers } }]);
      return { code: first.item.code, market };
    },
    sizes: async () => {
      const found = (await pool.query(SIZES)).rows[0];
      return { items: Number(found.items) / 2 ** 30, words: Number(found.words) / 2 ** 30 };
    },
    close: async () => {
      await pool.end();
      await storage.close();
    },
  };
};
