import type { Operation } from '../core/define-resource.ts';
import { allocateGoods } from './allocate-goods.ts';
import { amountsOfOrder } from './amounts-of-order.ts';
import { applyDefaults } from './apply-defaults.ts';
import { freeShippingDiscount } from '../promotion/free-shipping-discount.ts';
import { findOrder } from './find-order.ts';
import { holdStock } from './hold-stock.ts';
import { isEditable } from './is-editable.ts';
import { repriceLines } from './reprice-lines.ts';
import { syncFeeLines } from './sync-fee-lines.ts';
import { syncShipments } from './sync-shipments.ts';
import { writeTotals } from './write-totals.ts';

/**
 * Brings an editable order up to date after any change: prices, where each
 * unit comes from, shipments, fees, taxes, totals and status. A new total of
 * the goods, discounts and adjustments counted, lets go of the chosen shipping
 * methods, as on the real platform; the market's defaults take their place. An order that does not refresh itself keeps
 * its prices until `refresh` asks for today's.
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
  // Free-over amounts look at these two, less what is free shipping's until now.
  store.update('orders', orderId, {
    subtotal_amount_cents: subtotal.amount,
    discount_amount_cents: discount + freeShipping,
  });

  const order = findOrder(operation, orderId);
  const allocations = allocateGoods(operation, order);
  syncShipments(operation, order, allocations, goods !== goodsBefore);
  // What was placed keeps hold of its goods while it is edited.
  if (order.status === 'editing') holdStock(operation, order);
  applyDefaults(operation, order);
  syncFeeLines(operation, findOrder(operation, orderId));
  writeTotals(operation, findOrder(operation, orderId), refreshes);
};
