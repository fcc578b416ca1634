import type { Operation } from '../core/define-resource.ts';
import type { Rows } from '../resources/rows.ts';
import type { Allocation } from './allocate-stock.ts';
import { parcelKey } from './plan-shipments.ts';

const keyOf = (shipmentId: string | null, lineId: string | null, originId: string): string =>
  `${shipmentId} ${lineId} ${originId}`;

/** Plans the transfers of goods that are in stock elsewhere than where they are sent from. */
export const syncTransfers = (
  { store }: Operation,
  order: Rows['orders'],
  allocations: readonly Allocation[],
  shipmentOf: ReadonlyMap<string, string>,
): void => {
  const present = new Map(
    store
      .where('shipments', { order_id: order.id })
      .flatMap(({ id }) => store.where('stock_transfers', { shipment_id: id }))
      .map((it) => [keyOf(it.shipment_id, it.line_item_id, it.origin_stock_location_id), it]),
  );
  const wanted = new Set<string>();
  for (const it of allocations) {
    const shipmentId = shipmentOf.get(parcelKey(it.locationId, it.shippingCategoryId));
    if (it.originId === it.locationId || !it.ships || shipmentId === undefined) continue;
    const key = keyOf(shipmentId, it.lineItemId, it.originId);
    wanted.add(key);
    const known = present.get(key);
    if (known === undefined)
      store.add('stock_transfers', {
        number: String(store.next('stock_transfer_number')),
        quantity: it.quantity,
        sku_id: it.skuId,
        sku_code: it.skuCode,
        origin_stock_location_id: it.originId,
        destination_stock_location_id: it.locationId,
        shipment_id: shipmentId,
        line_item_id: it.lineItemId,
      });
    else if (known.quantity !== it.quantity)
      store.update('stock_transfers', known.id, { quantity: it.quantity });
  }
  for (const [key, { id }] of present) if (!wanted.has(key)) store.remove('stock_transfers', id);
};
