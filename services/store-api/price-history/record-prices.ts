import type { Insertable, Kysely } from 'kysely';
import { itemKey, type IndexEntry } from '../catalogue/item/indexed-item.ts';
import { batches } from '../database/batches.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { demoChanges } from './demo-changes.ts';
import type { PriceChange } from './lowest-price.ts';
import type { PriceChangeTable } from './price-change-table.ts';

/** History of an item by market code. */
export type PriceHistory = ReadonlyMap<string, readonly PriceChange[]>;

/** Rows of one statement. */
const AT_ONCE = 1000;

/** An indexed item with the dates of its prices, as far as they are known. */
export type PricedEntry = Pick<IndexEntry, 'demo' | 'item' | 'pricedAt'>;

type Histories = Map<string, Map<string, PriceChange[]>>;

const readHistories = async (
  database: Kysely<StoreDatabase>,
  entries: readonly PricedEntry[],
): Promise<Histories> => {
  const histories: Histories = new Map(entries.map(({ item }) => [itemKey(item), new Map()]));
  for (const kind of ['sku', 'bundle'] as const) {
    const codes = entries.flatMap(({ item }) => (item.kind === kind ? [item.code] : []));
    if (codes.length === 0) continue;
    const rows = await database
      .selectFrom('price_changes')
      .selectAll()
      .where('kind', '=', kind)
      .where('code', 'in', codes)
      .orderBy('since')
      .execute();
    for (const { market, cents, compare_at_cents, since, ...item } of rows) {
      const byMarket = histories.get(itemKey(item));
      const change = { since: Number(since), cents, compareAtCents: compare_at_cents };
      byMarket?.set(market, [...(byMarket.get(market) ?? []), change]);
    }
  }
  return histories;
};

/** Changes to add to a history, oldest first; empty if price and compare-at price are the last ones. */
const newChanges = (
  entry: PricedEntry,
  market: string,
  history: readonly PriceChange[],
  now: number,
): PriceChange[] => {
  const offer = entry.item.offers[market];
  if (!offer) return [];
  const price = { cents: offer.priceCents, compareAtCents: offer.compareAtCents };
  const changed = Math.min(entry.pricedAt?.[market] ?? now, now);
  const last = history.at(-1);
  // The price has been the same since its last change on the platform, also before this service saw it.
  if (!last) return [...demoChanges(entry, market, changed), { ...price, since: changed }];
  if (last.cents === price.cents && last.compareAtCents === price.compareAtCents) return [];
  // An older time is that of another row, as after a change of the market's price list.
  const since = changed > last.since ? changed : Math.max(now, last.since + 1);
  return [{ ...price, since }];
};

/**
 * Records changed prices of indexed items, however often it gets them.
 *
 * @param now - epoch ms
 * @returns the history of each item by its key
 */
export const recordPrices = async (
  database: Kysely<StoreDatabase>,
  entries: readonly PricedEntry[],
  now: number,
): Promise<ReadonlyMap<string, PriceHistory>> => {
  const histories = await readHistories(database, entries);
  const rows: Insertable<PriceChangeTable>[] = [];
  for (const entry of entries) {
    const { kind, code } = entry.item;
    const byMarket = histories.get(itemKey(entry.item));
    for (const market of Object.keys(entry.item.offers)) {
      const history = byMarket?.get(market) ?? [];
      const added = newChanges(entry, market, history, now);
      byMarket?.set(market, [...history, ...added]);
      for (const { since, cents, compareAtCents } of added)
        rows.push({ kind, code, market, cents, compare_at_cents: compareAtCents, since });
    }
  }
  for (const some of batches(rows, AT_ONCE))
    await database
      .insertInto('price_changes')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return histories;
};
