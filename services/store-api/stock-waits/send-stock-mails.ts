import type { Kysely } from 'kysely';
import type { MarketRule } from '../catalogue/item/announces-reduction.ts';
import type { IndexedItem } from '../catalogue/item/indexed-item.ts';
import type { CatalogueSource } from '../catalogue/source/catalogue-source.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { queueMail } from '../mails/index.ts';
import { CONFIRM_WITHIN } from './confirm-within.ts';
import { unsubscribeLinks } from '../newsletter/index.ts';

interface Options {
  database: Kysely<StoreDatabase>;
  source: Pick<CatalogueSource, 'skusOf'>;
  /** Whether a market may sell an item. */
  sells: MarketRule;
  shopOrigin: string;
  apiOrigin: string | null;
  now?: () => Date;
}

/** Market code of a market path: `it/eur` becomes `it-eur`. */
const marketCode = (path: string): string => path.replace('/', '-');

/** Maximum age of a request in ms; older ones are deleted. */
const LONGEST_WAIT = 365 * 24 * 3_600_000;

/**
 * Sends one notice per confirmed request once the item is in stock in its market, which may sell it: one transaction
 * queues the mail and deletes the request.
 */
export const sendStockMails = async ({
  database,
  source,
  sells,
  shopOrigin,
  apiOrigin,
  now = () => new Date(),
}: Options): Promise<void> => {
  const links = { shopOrigin, apiOrigin, now };
  const longAgo = new Date(now().getTime() - LONGEST_WAIT).toISOString();
  const unproven = new Date(now().getTime() - CONFIRM_WITHIN).toISOString();
  await database
    .deleteFrom('stock_wait')
    .where((row) =>
      row.or([
        row('asked_at', '<', longAgo),
        row.and([row('asked_at', '<', unproven), row('confirmed_at', 'is', null)]),
      ]),
    )
    .execute();
  const waited = await database
    .selectFrom('stock_wait')
    .select('sku')
    .distinct()
    .where('confirmed_at', 'is not', null)
    .execute();
  if (waited.length === 0) return;
  for await (const entries of source.skusOf(waited.map(({ sku }) => sku)))
    for (const { item } of entries) await notifyWaiting(item);

  async function notifyWaiting(item: IndexedItem): Promise<void> {
    const waits = await database
      .selectFrom('stock_wait')
      .selectAll()
      .where('sku', '=', item.code)
      .where('confirmed_at', 'is not', null)
      .execute();
    for (const { id, email, sku, locale, market } of waits) {
      const code = marketCode(market);
      if ((item.offers[code]?.stock ?? 0) < 1 || !sells(item, code)) continue;
      const place = { locale, market };
      await database.transaction().execute(async (inside) => {
        // Of two processes, the one that deletes the row queues the mail.
        const { numDeletedRows } = await inside
          .deleteFrom('stock_wait')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return;
        await queueMail(inside, {
          kind: 'back-in-stock',
          event: `stock/${id}`,
          to: email,
          ...place,
          data: {
            sku,
            name: item.texts[locale].name,
            path: `product/${encodeURIComponent(sku)}`,
            unsubscribe: await unsubscribeLinks(inside, links, { email, ...place }),
          },
        });
      });
    }
  }
};
