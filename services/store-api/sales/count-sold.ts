import { asNumber, asText } from '@shop/contracts/commerce/metadata';
import type { Kysely } from 'kysely';
import { itemKey } from '../catalogue/item/indexed-item.ts';
import type { StoreDatabase } from '../database/tables.ts';
import type { PlatformRow } from '../platform/read-document.ts';
import type { SoldItemTable } from './sales-tables.ts';

const PLACED: readonly unknown[] = ['placed', 'approved'];

const soldIn = (order: PlatformRow, market: string): SoldItemTable[] => {
  const sold = new Map<string, SoldItemTable>();
  for (const { attributes } of order.many('line_items')) {
    const kind = attributes['item_type'] === 'bundles' ? 'bundle' : 'sku';
    const code = asText(attributes[`${kind}_code`]);
    const quantity = asNumber(attributes['quantity']) ?? 0;
    if (!code || quantity < 1 || !['skus', 'bundles'].includes(`${attributes['item_type']}`))
      continue;
    const before = sold.get(itemKey({ kind, code }))?.pieces ?? 0;
    sold.set(itemKey({ kind, code }), { market, kind, code, pieces: before + quantity });
  }
  return [...sold.values()];
};

/**
 * Counts the quantities of a placed order once, however often and by whichever event it is reported.
 *
 * @param database - the transaction that records the event
 * @returns the added quantities
 */
export const countSold = async (
  database: Kysely<StoreDatabase>,
  order: PlatformRow,
): Promise<SoldItemTable[]> => {
  const market = asText(order.one('market')?.attributes['code']);
  if (!market || !PLACED.includes(order.attributes['status'])) return [];
  const { numInsertedOrUpdatedRows: isNew } = await database
    .insertInto('counted_order')
    .values({ id: order.id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (!isNew) return [];
  const sold = soldIn(order, market);
  for (const row of sold)
    await database
      .insertInto('sold_item')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['market', 'kind', 'code'])
          .doUpdateSet(({ eb, ref }) => ({ pieces: eb(ref('sold_item.pieces'), '+', row.pieces) })),
      )
      .execute();
  return sold;
};

/** Sold quantity, by market code and item key. */
export const allSold = async (
  database: Kysely<StoreDatabase>,
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> => {
  const sold = new Map<string, Map<string, number>>();
  for (const row of await database.selectFrom('sold_item').selectAll().execute()) {
    const quantities = sold.get(row.market) ?? new Map<string, number>();
    sold.set(row.market, quantities.set(itemKey(row), row.pieces));
  }
  return sold;
};
