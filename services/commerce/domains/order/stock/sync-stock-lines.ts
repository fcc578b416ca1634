import type { Operation } from '../../../engine/definition/define-resource.ts';
import { groupBy } from '../../../engine/store/group-by.ts';
import { releaseStockLine } from '../../inventory/stock-lines/release-stock-line.ts';
import { reserveStockLine, type Hold } from '../../inventory/stock-lines/reserve-stock-line.ts';
import { returnStockLine } from '../../inventory/stock-lines/return-stock-line.ts';
import type { Rows } from '../../rows.ts';
import type { Allocation } from './allocate-stock.ts';
import { parcelKey } from './plan-shipments.ts';
import { stockLinesOfOrder } from './stock-lines-of-order.ts';

/** Units of one SKU from one stock item are a stock line, and another one in each canceled shipment. */
const keyOf = (
  lineId: string | null,
  skuId: string | null,
  stockItemId: string | null,
  canceledShipmentId = '',
): string => `${lineId} ${skuId} ${stockItemId} ${canceledShipmentId}`;

const keyOfLine = (
  { store }: Operation,
  { line_item_id, sku_id, stock_item_id, shipment_id }: Rows['stock_line_items'],
): string => {
  const shipment = store.get('shipments', shipment_id);
  const canceled = shipment?.status === 'cancelled' ? shipment.id : undefined;
  return keyOf(line_item_id, sku_id, stock_item_id, canceled);
};

/** Reservations of a cart's lines, by line id. */
const holdsOf = ({ store }: Operation, orderId: string): ReadonlyMap<string, Hold> =>
  new Map(
    store
      .where('stock_reservations', { order_id: orderId, status: 'draft' })
      .map(({ line_item_id, expires_at }) => [
        line_item_id ?? '',
        { status: 'draft', expiresAt: expires_at },
      ]),
  );

/**
 * Updates an order's stock lines to match its allocations, including units that arrive by a stock transfer. A line that
 * stays keeps its id; a removed one returns its stock; a cart's reservations follow.
 */
export const syncStockLines = (
  operation: Operation,
  order: Rows['orders'],
  allocations: readonly Allocation[],
  shipmentOf: ReadonlyMap<string, string>,
): void => {
  const { store } = operation;
  const holds = holdsOf(operation, order.id);
  const present = new Map(
    stockLinesOfOrder(operation, order.id).map((line) => [keyOfLine(operation, line), line]),
  );
  const required = groupBy(allocations, (it) =>
    keyOf(it.lineItemId, it.skuId, it.stockItemId, it.canceledShipmentId),
  );
  for (const [key, line] of present) {
    if (required.has(key)) continue;
    returnStockLine(operation, line);
    store.remove('stock_line_items', line.id);
  }
  for (const [key, group] of required) {
    const [first] = group;
    if (first === undefined) continue;
    const quantity = group.reduce((sum, it) => sum + it.quantity, 0);
    const shipment_id = first.ships ? (shipmentOf.get(parcelKey(first)) ?? null) : null;
    const by_transfer =
      shipment_id !== null && (first.waitsForTransfer ?? first.originId !== first.locationId);
    const existing = present.get(key);
    const same =
      existing?.quantity === quantity &&
      existing.shipment_id === shipment_id &&
      existing.by_transfer === by_transfer;
    if (same) continue;
    if (existing)
      store.update('stock_line_items', existing.id, { quantity, shipment_id, by_transfer });
    else {
      const goods = store.get('line_items', first.lineItemId);
      store.add('stock_line_items', {
        quantity,
        shipment_id,
        by_transfer,
        sku_code: first.skuCode,
        bundle_code: goods?.bundle_code ?? null,
        name: goods?.name ?? first.skuCode,
        image_url: goods?.image_url ?? null,
        line_item_id: first.lineItemId,
        sku_id: first.skuId,
        stock_item_id: first.stockItemId,
      });
    }
  }
  for (const line of stockLinesOfOrder(operation, order.id)) {
    const hold = holds.get(line.line_item_id ?? '');
    if (hold) reserveStockLine(operation, line, hold);
    else if (order.status === 'draft' || order.status === 'pending')
      releaseStockLine(operation, line);
  }
};
