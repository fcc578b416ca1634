import { or, within } from '../../engine/store/condition.ts';
import type { ReadContext, Row } from '../../engine/definition/define-resource.ts';
import { groupBy } from '../../engine/store/group-by.ts';
import type { Rows } from '../rows.ts';

type Found = ReadonlyMap<string, readonly Row[]>;

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/**
 * `stock_locations.stock_transfers`: those that leave from a location or go there, for any order. None for shoppers: a
 * scope cannot decide that, because a guest may read the transfers of any guest order whose id they know, and a
 * location would list them without an id.
 */
export const deriveLocationTransfers = (
  locations: readonly Rows['stock_locations'][],
  { store, viewer }: ReadContext,
): Found => {
  if (viewer.kind !== 'integration') return new Map();
  const ids = idsOf(locations);
  const transfers = store.select(
    'stock_transfers',
    or(within('t.origin_stock_location_id', ids), within('t.destination_stock_location_id', ids)),
  );
  return new Map(
    ids.map((id) => [
      id,
      transfers.filter(
        (it) => it.origin_stock_location_id === id || it.destination_stock_location_id === id,
      ),
    ]),
  );
};

/** `stock_line_items.stock_reservation` of a batch of lines. */
export const deriveLineReservation = (
  lines: readonly Rows['stock_line_items'][],
  { store }: ReadContext,
): Found =>
  groupBy(
    store.select('stock_reservations', within('t.stock_line_item_id', idsOf(lines))),
    ({ stock_line_item_id }) => stock_line_item_id ?? '',
  );

/** `stock_transfers.stock_reservation` of a batch of transfers. */
export const deriveTransferReservation = (
  transfers: readonly Rows['stock_transfers'][],
  { store }: ReadContext,
): Found =>
  groupBy(
    store.select('stock_reservations', within('t.stock_transfer_id', idsOf(transfers))),
    ({ stock_transfer_id }) => stock_transfer_id ?? '',
  );

/** `orders.stock_line_items`: which unit comes from where, over all lines of each order. */
export const deriveOrderStockLines = (
  orders: readonly Rows['orders'][],
  { store }: ReadContext,
): Found => {
  const lines = store.select('line_items', within('t.order_id', idsOf(orders)));
  const orderOf = new Map(lines.map(({ id, order_id }) => [id, order_id]));
  return groupBy(
    store.select('stock_line_items', within('t.line_item_id', idsOf(lines))),
    ({ line_item_id }) => orderOf.get(line_item_id ?? '') ?? '',
  );
};

/** `orders.stock_transfers`: on their way for an order's shipments. */
export const deriveOrderTransfers = (
  orders: readonly Rows['orders'][],
  { store }: ReadContext,
): Found => {
  const shipments = store.select('shipments', within('t.order_id', idsOf(orders)));
  const orderOf = new Map(shipments.map(({ id, order_id }) => [id, order_id]));
  return groupBy(
    store.select('stock_transfers', within('t.shipment_id', idsOf(shipments))),
    ({ shipment_id }) => orderOf.get(shipment_id ?? '') ?? '',
  );
};
