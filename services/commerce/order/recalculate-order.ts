import { marketScope } from '../auth/viewer-of-claims.ts';
import type { Operation } from '../core/define-resource.ts';
import { allocateStock } from './allocate-stock.ts';
import { findOrder } from './find-order.ts';
import { goodsOfLines } from './goods-of-lines.ts';
import { isEditable } from './is-editable.ts';
import { repriceLines } from './reprice-lines.ts';
import { stockLevels } from './stock-levels.ts';
import { syncFeeLines } from './sync-fee-lines.ts';
import { syncShipments } from './sync-shipments.ts';
import { totalsOfOrder } from './totals-of-order.ts';
import { writeTotals } from './write-totals.ts';

/**
 * Brings an editable order up to date after any change: prices, where each
 * unit comes from, shipments, fees, taxes, totals and status. A new total of
 * the goods lets go of the chosen shipping methods, as on the real platform.
 */
export const recalculateOrder = (operation: Operation, orderId: string): void => {
  const { store } = operation;
  const before = findOrder(operation, orderId);
  if (!isEditable(before)) return;
  repriceLines(operation, before);

  const { totals } = totalsOfOrder(operation, before);
  const goods = [totals.subtotal, totals.discount, totals.adjustment].reduce(
    (sum, { amount }) => sum + amount,
    0,
  );
  const goodsBefore =
    before.subtotal_amount_cents + before.discount_amount_cents + before.adjustment_amount_cents;
  store.update('orders', orderId, {
    subtotal_amount_cents: totals.subtotal.amount,
    discount_amount_cents: totals.discount.amount,
  });

  const order = findOrder(operation, orderId);
  const lines = store.where('line_items', { order_id: orderId });
  const needed = goodsOfLines(operation, lines);
  const locations = marketScope(store, order.market_id ?? '')?.stockLocationIds ?? [];
  const model = store.get(
    'inventory_models',
    store.get('markets', order.market_id)?.inventory_model_id ?? null,
  );
  const levels = stockLevels(
    operation,
    needed.map(({ sku }) => sku.id),
    locations,
  );
  const allocations = allocateStock(needed, levels, locations, model?.strategy ?? 'no_split');
  syncShipments(operation, order, allocations, goods !== goodsBefore);
  syncFeeLines(operation, order);
  writeTotals(operation, findOrder(operation, orderId));
};
