import type { Operation } from '../../engine/definition/define-resource.ts';
import { allocateGoods } from './stock/allocate-goods.ts';
import { amountsOfOrder } from './amounts/amounts-of-order.ts';
import { applyDefaults } from './attributes/apply-defaults.ts';
import { freeShippingDiscount } from '../promotion/discounts/free-shipping-discount.ts';
import { findOrder } from './find-order.ts';
import { holdStock } from './stock/hold-stock.ts';
import { isEditable } from './is-editable.ts';
import { repriceLines } from './amounts/reprice-lines.ts';
import { syncFeeLines } from './amounts/sync-fee-lines.ts';
import { syncShipments } from './shipments/sync-shipments.ts';
import { writeTotals } from './amounts/write-totals.ts';

/**
 * Updates an editable order after any change: prices, stock allocation, shipments, fees, taxes, totals and status. When
 * the total of goods, discounts and adjustments changes, the chosen shipping methods are cleared, as on the hosted
 * platform, and the market's defaults apply. An order without `autorefresh` keeps its prices until `refresh` is set.
 */
export const recalculateOrder = (operation: Operation, orderId: string, refresh = false): void => {
  const { store } = operation;
  const before = findOrder(operation, orderId);
  if (!isEditable(before)) return;
  const refreshes = before.autorefresh || refresh;
  repriceLines(operation, before, refreshes);

  const { amounts } = amountsOfOrder(operation, before);
  const { subtotal, adjustment } = amounts.totals;
  const discount = amounts.discounts
    .filter(({ promotion }) => promotion.type !== 'free_shipping_promotions')
    .reduce((sum, { amount }) => sum + amount, 0);
  const freeShipping = freeShippingDiscount(operation, orderId);
  const goods = subtotal.amount + discount + adjustment.amount;
  const goodsBefore =
    before.subtotal_amount_cents +
    (before.discount_amount_cents - freeShipping) +
    before.adjustment_amount_cents;
  // Free-over thresholds compare against these two amounts, reduced by the free shipping granted so far.
  store.update('orders', orderId, {
    subtotal_amount_cents: subtotal.amount,
    discount_amount_cents: discount + freeShipping,
  });

  const order = findOrder(operation, orderId);
  const allocations = allocateGoods(operation, order);
  syncShipments(operation, order, allocations, goods !== goodsBefore);
  // An order being edited keeps its stock.
  if (order.status === 'editing') holdStock(operation, order);
  applyDefaults(operation, order);
  syncFeeLines(operation, findOrder(operation, orderId));
  writeTotals(operation, findOrder(operation, orderId), refreshes);
};
