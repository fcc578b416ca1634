import type { Operation } from '../../engine/definition/define-resource.ts';
import { isCart } from '../payment/is-cart.ts';
import type { Rows } from '../rows.ts';
import { availablePaymentMethods } from './methods-of-order.ts';
import { openMethods } from './shipments/available-shipping-methods.ts';
import { allocateGoods } from './stock/allocate-goods.ts';
import { amountsOfOrder } from './amounts/amounts-of-order.ts';
import { freeShippingDiscount } from '../promotion/discounts/free-shipping-discount.ts';
import { findOrder } from './find-order.ts';
import { holdStock } from './stock/hold-stock.ts';
import { isEditable } from './is-editable.ts';
import { repriceLines } from './amounts/reprice-lines.ts';
import { syncFeeLines } from './amounts/sync-fee-lines.ts';
import { syncShipments } from './shipments/sync-shipments.ts';
import { writeTotals } from './amounts/write-totals.ts';

/**
 * Gives a cart its market's default payment method and its shipments the default shipping method, where they
 * have none and the default is open to them (https://docs.commercelayer.io/core/api-reference/markets).
 */
const applyDefaults = (operation: Operation, order: Rows['orders']): void => {
  const { store } = operation;
  const market = store.get('markets', order.market_id);
  const payment = market?.default_payment_method_id ?? null;
  const shipping = market?.default_shipping_method_id ?? null;
  if (payment !== null && order.payment_method_id === null && isCart(order)) {
    const open = availablePaymentMethods(operation, order).some(({ id }) => id === payment);
    if (open) store.update('orders', order.id, { payment_method_id: payment });
  }
  if (shipping === null) return;
  for (const shipment of store.where('shipments', { order_id: order.id })) {
    if (shipment.shipping_method_id !== null) continue;
    if (openMethods(operation, order, shipment).some(({ id }) => id === shipping))
      store.update('shipments', shipment.id, { shipping_method_id: shipping });
  }
};

interface Recalculation {
  /** Applies today's prices, fees and promotions, also to orders that keep theirs. */
  readonly refresh?: boolean;
  /** The shipment whose method was just chosen. */
  readonly chosenFor?: string;
}

/**
 * Updates an editable order after any change: prices, stock allocation, shipments, fees, taxes, totals and status. When
 * the total of goods, discounts and adjustments changes, the chosen shipping methods are cleared, as on the hosted
 * platform, and the market's defaults apply. An order without `autorefresh`, and a placed order that is being edited,
 * keep their prices until `refresh` is set: a placed order also the fees and promotions that it was placed with.
 */
export const recalculateOrder = (
  operation: Operation,
  orderId: string,
  { refresh = false, chosenFor }: Recalculation = {},
): void => {
  const { store } = operation;
  const before = findOrder(operation, orderId);
  if (!isEditable(before)) return;
  const isPlaced = !isCart(before);
  const refreshes = refresh || (before.autorefresh && !isPlaced);
  repriceLines(operation, before, refreshes);

  const { amounts } = amountsOfOrder(operation, before, refreshes);
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
  syncShipments(operation, order, allocateGoods(operation, order), goods !== goodsBefore);
  // An order being edited keeps its stock.
  if (isPlaced) holdStock(operation, order);
  applyDefaults(operation, order);
  syncFeeLines(
    operation,
    findOrder(operation, orderId),
    (shipmentId) =>
      isPlaced &&
      !refresh &&
      (shipmentId === null || (goods === goodsBefore && shipmentId !== chosenFor)),
  );
  writeTotals(operation, findOrder(operation, orderId), refreshes);
};
