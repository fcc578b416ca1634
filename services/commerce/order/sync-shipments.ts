import { within } from '../core/condition.ts';
import type { Operation } from '../core/define-resource.ts';
import type { Rows } from '../resources/rows.ts';
import type { Allocation } from './allocate-stock.ts';
import { parcelKey, planShipments } from './plan-shipments.ts';

/** Rewrites which unit of which line comes out of which stock item into which shipment. */
const syncStockLines = (
  { store }: Operation,
  lineIds: readonly string[],
  allocations: readonly Allocation[],
  shipmentOf: ReadonlyMap<string, string>,
): void => {
  for (const { id } of store.select('stock_line_items', within('t.line_item_id', lineIds)))
    store.remove('stock_line_items', id);
  for (const it of allocations)
    store.insert('stock_line_items', {
      sku_code: it.skuCode,
      quantity: it.quantity,
      line_item_id: it.lineItemId,
      sku_id: it.skuId,
      stock_item_id: it.stockItemId,
      shipment_id: it.ships
        ? (shipmentOf.get(parcelKey(it.locationId, it.shippingCategoryId)) ?? null)
        : null,
    });
};

/**
 * Makes an editable order's shipments fit its goods once the shipping address
 * is known. A shipment that stays keeps its id and its chosen method, unless
 * `forgetMethods` (the goods' total has changed).
 */
export const syncShipments = (
  operation: Operation,
  order: Rows['orders'],
  allocations: readonly Allocation[],
  forgetMethods: boolean,
): void => {
  const { store } = operation;
  const planned = order.shipping_address_id === null ? [] : planShipments(allocations);
  const present = store.where('shipments', { order_id: order.id });
  const keys = new Set(
    planned.map(({ locationId, shippingCategoryId }) => parcelKey(locationId, shippingCategoryId)),
  );
  const kept = new Map<string, Rows['shipments']>();
  for (const shipment of present) {
    const key = parcelKey(shipment.stock_location_id, shipment.shipping_category_id);
    if (keys.has(key)) kept.set(key, shipment);
    else store.remove('shipments', shipment.id);
  }
  const shipmentOf = new Map<string, string>();
  planned.forEach(({ locationId, shippingCategoryId, units }, index) => {
    const key = parcelKey(locationId, shippingCategoryId);
    const known = kept.get(key);
    const values = {
      number: `#${order.number}/S/${String(index + 1).padStart(3, '0')}`,
      skus_count: units,
      shipping_address_id: order.shipping_address_id,
      ...(forgetMethods && { shipping_method_id: null }),
    };
    if (known) {
      const same =
        known.number === values.number &&
        known.skus_count === units &&
        known.shipping_address_id === order.shipping_address_id &&
        (!forgetMethods || known.shipping_method_id === null);
      if (!same) store.update('shipments', known.id, values);
      shipmentOf.set(key, known.id);
      return;
    }
    const inventory = store.where('inventory_stock_locations', {
      stock_location_id: locationId,
      inventory_model_id: store.get('markets', order.market_id)?.inventory_model_id ?? null,
    });
    const created = store.insert('shipments', {
      ...values,
      order_id: order.id,
      currency_code: order.currency_code,
      shipping_category_id: shippingCategoryId,
      stock_location_id: locationId,
      inventory_stock_location_id: inventory[0]?.id ?? '',
      origin_address_id: store.get('stock_locations', locationId)?.address_id ?? null,
    });
    shipmentOf.set(key, created.id);
  });
  const lines = store.where('line_items', { order_id: order.id }).map(({ id }) => id);
  syncStockLines(operation, lines, allocations, shipmentOf);
};
