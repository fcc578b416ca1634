import type { Operation } from '../core/define-resource.ts';
import { groupBy } from '../core/group-by.ts';
import { releaseStockLine } from '../inventory/release-stock-line.ts';
import { reserveStockLine, type Hold } from '../inventory/reserve-stock-line.ts';
import { returnStockLine } from '../inventory/return-stock-line.ts';
import type { Rows } from '../resources/rows.ts';
import type { Allocation } from './allocate-stock.ts';
import { parcelKey } from './plan-shipments.ts';
import { stockLinesOfOrder } from './stock-lines-of-order.ts';

const keyOf = (lineId: string | null, skuId: string | null, stockItemId: string | null): string =>
  `${lineId} ${skuId} ${stockItemId}`;

/** What is set aside for each line of an order while it is a cart; by line id. */
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
 * Makes an order's stock lines fit its allocations. What comes by a stock transfer is accounted for here too, and
 * shown as the transfer. A line that stays keeps
 * its id; one that goes gives back what it had; reservations of a cart follow.
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
    stockLinesOfOrder(operation, order.id).map((line) => [
      keyOf(line.line_item_id, line.sku_id, line.stock_item_id),
      line,
    ]),
  );
  const wanted = groupBy(allocations, (it) => keyOf(it.lineItemId, it.skuId, it.stockItemId));
  for (const [key, line] of present) {
    if (wanted.has(key)) continue;
    returnStockLine(operation, line);
    store.remove('stock_line_items', line.id);
  }
  for (const [key, group] of wanted) {
    const [first] = group;
    if (first === undefined) continue;
    const quantity = group.reduce((sum, it) => sum + it.quantity, 0);
    const shipment_id = first.ships
      ? (shipmentOf.get(parcelKey(first.locationId, first.shippingCategoryId)) ?? null)
      : null;
    const by_transfer = shipment_id !== null && first.originId !== first.locationId;
    const known = present.get(key);
    const same =
      known?.quantity === quantity &&
      known.shipment_id === shipment_id &&
      known.by_transfer === by_transfer;
    if (same) continue;
    if (known) store.update('stock_line_items', known.id, { quantity, shipment_id, by_transfer });
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
