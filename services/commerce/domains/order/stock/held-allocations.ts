import type { Operation } from '../../../engine/definition/define-resource.ts';
import { groupBy } from '../../../engine/store/group-by.ts';
import { isCart } from '../../payment/is-cart.ts';
import type { Rows } from '../../rows.ts';
import type { Allocation } from './allocate-stock.ts';
import type { Goods } from './goods-of-lines.ts';
import { stockLinesOfOrder } from './stock-lines-of-order.ts';

/** An order's goods, split: units that keep their stock since the order was placed, and goods to allocate now. */
interface HeldGoods {
  readonly held: readonly Allocation[];
  readonly rest: readonly Goods[];
}

const unitsOf = (parts: readonly { readonly quantity: number }[]): number =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0);

const allocationOf = (
  { store }: Operation,
  line: Rows['stock_line_items'],
  defaultLocationId: string | undefined,
): Allocation | null => {
  const sku = store.get('skus', line.sku_id);
  const shipment = store.get('shipments', line.shipment_id);
  const item = store.get('stock_items', line.stock_item_id);
  // Goods that neither ship nor are tracked have no location of their own.
  const locationId = shipment?.stock_location_id ?? item?.stock_location_id ?? defaultLocationId;
  if (sku === undefined || !locationId) return null;
  return {
    lineItemId: line.line_item_id ?? '',
    skuId: sku.id,
    skuCode: sku.code,
    shippingCategoryId: shipment?.shipping_category_id ?? sku.shipping_category_id,
    ships: shipment !== undefined || sku.do_not_ship !== true,
    locationId,
    originId: item?.stock_location_id ?? locationId,
    stockItemId: line.stock_item_id,
    quantity: line.quantity,
    waitsForTransfer: line.by_transfer,
    ...(shipment?.status === 'cancelled' && { canceledShipmentId: shipment.id }),
  };
};

/** The first so many units of a list of allocations. */
const firstUnits = (allocations: readonly Allocation[], units: number): Allocation[] => {
  let missing = units;
  return allocations.flatMap((it) => {
    const quantity = Math.min(missing, it.quantity);
    missing -= quantity;
    return quantity > 0 ? [{ ...it, quantity }] : [];
  });
};

const keyOf = (lineItemId: string, skuId: string): string => `${lineItemId} ${skuId}`;

/**
 * Splits an order's goods: a line's SKU keeps its stock, so that warehouses keep their work when a location was
 * restocked, or left the market, since the order was placed. If its quantity changed, its units are allocated again,
 * except those in canceled shipments: these are not sent, and the first to go when the quantity is lowered. A cart
 * holds nothing.
 *
 * @param locationIds - stock locations of the order, by priority
 */
export const heldAllocations = (
  operation: Operation,
  order: Rows['orders'],
  goods: readonly Goods[],
  locationIds: readonly string[],
): HeldGoods => {
  if (isCart(order)) return { held: [], rest: goods };
  const present = groupBy(
    stockLinesOfOrder(operation, order.id).flatMap(
      (line) => allocationOf(operation, line, locationIds[0]) ?? [],
    ),
    ({ lineItemId, skuId }) => keyOf(lineItemId, skuId),
  );
  const held: Allocation[] = [];
  const rest: Goods[] = [];
  for (const [key, parts] of groupBy(goods, (it) => keyOf(it.lineItemId, it.sku.id))) {
    const allocations = present.get(key) ?? [];
    const canceled = allocations.filter(({ canceledShipmentId }) => canceledShipmentId);
    const active = allocations.filter(({ canceledShipmentId }) => !canceledShipmentId);
    const needed = unitsOf(parts);
    const inCanceled = firstUnits(canceled, Math.max(0, needed - unitsOf(active)));
    held.push(...inCanceled);
    const quantity = needed - unitsOf(inCanceled);
    if (quantity === unitsOf(active)) held.push(...active);
    else rest.push(...parts.slice(0, 1).map((part) => ({ ...part, quantity })));
  }
  return { held, rest };
};
