import type { Row } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../../domains/rows.ts';
import type { AdminContext } from '../../admin-context.ts';

const transactionTypes = ['authorizations', 'captures', 'voids', 'refunds'] as const;

/** A transaction: an authorization, capture, void or refund. */
export interface Transaction {
  readonly id: string;
  readonly type: (typeof transactionTypes)[number];
  readonly row: Row;
}

/** An order with everything that belongs to it, as its page shows it. */
export const orderParts = ({ store, registry }: AdminContext, order: Rows['orders']) => {
  const lines = store.where('line_items', { order_id: order.id });
  const options = lines.flatMap(({ id }) => store.where('line_item_options', { line_item_id: id }));
  const shipments = store.where('shipments', { order_id: order.id });
  const transactions: Transaction[] = transactionTypes
    .filter((type) => registry.has(type))
    .flatMap((type) =>
      store.where(type as string, { order_id: order.id }).map((row) => ({ id: row.id, type, row })),
    );
  const parcels = shipments.flatMap(({ id }) => store.where('parcels', { shipment_id: id }));
  const returns = store.where('returns', { order_id: order.id });
  const returnLines = returns.flatMap(({ id }) =>
    store.where('return_line_items', { return_id: id }),
  );
  const ids = [order, ...lines, ...shipments, ...transactions, ...parcels, ...returns].map(
    ({ id }) => id,
  );
  const sources = ids.concat(order.payment_source_id ?? []);
  const events = store
    .statement(
      'SELECT name, resource_type, resource_id, created_at FROM events WHERE resource_id IN (SELECT value FROM json_each(?)) ORDER BY created_at, rowid',
    )
    .all(JSON.stringify(sources))
    .map((row) => ({
      name: String(row['name']),
      type: String(row['resource_type']),
      id: String(row['resource_id']),
      at: String(row['created_at']),
    }));
  return { lines, options, shipments, transactions, parcels, returns, returnLines, events };
};

export type OrderParts = ReturnType<typeof orderParts>;
