import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { histogramsOf } from '../counts/figures.ts';
import { createPendingCounts, type Counted, type PendingCounts } from '../counts/pending-counts.ts';
import { summarizeVitals, type Vital, type VitalsSummary } from '../evidence/vital-buckets.ts';

interface PageOfMarket {
  /** Remote and id of its route: `catalog/product`. */
  page: string;
  market: string;
}
/** A bucket of a vital's histogram. */
type Metric = `${Vital}:${number}`;

export type PageCounts = Counted<PageOfMarket, Metric>;
export type PendingPageCounts = PendingCounts<PageOfMarket, Metric>;

export const createPageCounts = (): PendingPageCounts =>
  createPendingCounts(({ page, market }) => `${page} ${market}`);

const DAY = 'YYYY-MM-DD'.length;
const DAY_MS = 86_400_000;
/** Days that are kept, as long as browsers' public field data (CrUX) look back. */
export const KEPT_DAYS = 28;
/** Rows per statement; SQLite binds at most 32,766 parameters. */
const ROWS = 500;

const dayOf = (date: Date): string => date.toISOString().slice(0, DAY);
/** First of the last days, today included. */
const firstDay = (days: number, now: Date): string =>
  dayOf(new Date(now.getTime() - (days - 1) * DAY_MS));

/** Adds counts to those of today. All processes write rows in the same order, or they could deadlock on PostgreSQL. */
export const storePageCounts = async (
  database: Kysely<StoreDatabase>,
  added: readonly PageCounts[],
  now: Date,
): Promise<void> => {
  const day = dayOf(now);
  const rows = added
    .flatMap(({ page, market, counts }) =>
      [...counts].map(([metric, count]) => ({ page, market, day, metric, count })),
    )
    .map((row) => ({ key: `${row.page} ${row.market} ${row.metric}`, row }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ row }) => row);
  if (rows.length === 0) return;
  await database.transaction().execute(async (transaction) => {
    for (let start = 0; start < rows.length; start += ROWS)
      await transaction
        .insertInto('page_vitals')
        .values(rows.slice(start, start + ROWS))
        .onConflict((conflict) =>
          conflict.columns(['page', 'market', 'day', 'metric']).doUpdateSet(({ eb, ref }) => ({
            count: eb(ref('page_vitals.count'), '+', ref('excluded.count')),
          })),
        )
        .execute();
  });
};

/** Deletes the counts of days before the last {@link KEPT_DAYS}. */
export const deleteOldPageCounts = async (
  database: Kysely<StoreDatabase>,
  now: Date,
): Promise<void> => {
  await database.deleteFrom('page_vitals').where('day', '<', firstDay(KEPT_DAYS, now)).execute();
};

/** Web Vitals of a page's visitors. */
export interface PageVitals extends VitalsSummary {
  page: string;
}

/**
 * Web Vitals by page, the most visited first.
 *
 * @param days - the last ones, today included; at most {@link KEPT_DAYS}
 * @param market - null for all markets together
 */
export const readPageVitals = async (
  database: Kysely<StoreDatabase>,
  { days, market }: { days: number; market: string | null },
  now: Date,
): Promise<PageVitals[]> => {
  const all = database
    .selectFrom('page_vitals')
    .select(({ fn }) => ['page', 'metric', fn.sum<number | string>('count').as('count')])
    .where('day', '>=', firstDay(days, now))
    .groupBy(['page', 'metric']);
  const rows = await (market === null ? all : all.where('market', '=', market)).execute();
  const pages = new Map<string, Map<string, number>>();
  for (const { page, metric, count } of rows)
    pages.set(page, (pages.get(page) ?? new Map()).set(metric, Number(count)));
  return [...pages]
    .map(([page, counts]) => ({ page, ...summarizeVitals(histogramsOf(counts)) }))
    .sort((one, other) => other.samples.lcp - one.samples.lcp || (one.page < other.page ? -1 : 1));
};

/** Codes of the markets with figures, in order. */
export const readMeasuredMarkets = async (database: Kysely<StoreDatabase>): Promise<string[]> => {
  const rows = await database
    .selectFrom('page_vitals')
    .select('market')
    .distinct()
    .orderBy('market')
    .execute();
  return rows.map(({ market }) => market);
};
