import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import { releasePayment } from '../../payment/transactions/undo-authorization.ts';
import { noSource } from '../../payment/shapes/sources/source-types.ts';
import { availablePaymentMethods } from '../methods-of-order.ts';
import { isCart } from '../../payment/is-cart.ts';
import { openMethods, suitsChosenMethod } from '../shipments/available-shipping-methods.ts';

interface Fee {
  readonly type: 'shipments' | 'payment_methods';
  readonly id: string;
  readonly name: string | null;
  readonly amount: number;
}

type Line = Rows['line_items'];

/** Whether the fee of a shipment, or of the payment method (null), keeps the amount of its line. */
export type KeepsFee = (shipmentId: string | null) => boolean;

/** The fee of an existing line. */
const feeOf = (type: Fee['type'], line: Line): Fee => ({
  type,
  id: line.item_id ?? '',
  name: line.name,
  amount: line.total_amount_cents,
});

/**
 * Fees of the chosen shipping methods. Clears a method that is no longer available to its shipment. A placed order
 * keeps one that is merely no longer offered, at the fee it was placed with.
 */
const shippingFees = (
  operation: Operation,
  order: Rows['orders'],
  present: readonly Line[],
  keepsFee: KeepsFee,
): Fee[] => {
  const { store } = operation;
  return store.where('shipments', { order_id: order.id }).flatMap((shipment): Fee[] => {
    if (shipment.shipping_method_id === null) return [];
    const method = openMethods(operation, order, shipment).find(
      ({ id }) => id === shipment.shipping_method_id,
    );
    const agreed = isCart(order)
      ? undefined
      : present.find(
          ({ item_type, item_id }) => item_type === 'shipments' && item_id === shipment.id,
        );
    if (agreed && (method ? keepsFee(shipment.id) : suitsChosenMethod(operation, order, shipment)))
      return [feeOf('shipments', agreed)];
    if (!method) {
      store.update('shipments', shipment.id, { shipping_method_id: null });
      return [];
    }
    const amount = method.price_amount_for_shipment_cents ?? method.price_amount_cents;
    return [{ type: 'shipments', id: shipment.id, name: method.name, amount }];
  });
};

/**
 * The fee of the payment method. Takes a method that is no longer available off a cart, with its source and
 * authorizations. A placed order keeps its payment whatever becomes of the method.
 */
const paymentFees = (
  operation: Operation,
  order: Rows['orders'],
  present: readonly Line[],
  keepsFee: KeepsFee,
): Fee[] => {
  if (order.payment_method_id === null) return [];
  const method = availablePaymentMethods(operation, order).find(
    ({ id }) => id === order.payment_method_id,
  );
  if (!isCart(order) && (method === undefined || keepsFee(null)))
    return present
      .filter(({ item_type }) => item_type === 'payment_methods')
      .map((line) => feeOf('payment_methods', line));
  if (method === undefined) {
    releasePayment(operation, order.id);
    operation.store.update('orders', order.id, { payment_method_id: null, ...noSource });
    return [];
  }
  return [
    {
      type: 'payment_methods',
      id: method.id,
      name: method.name,
      amount: method.price_amount_cents,
    },
  ];
};

/**
 * Updates the lines of shipping and payment fees to match the chosen methods. The order's subtotal must already be
 * updated, because free-over thresholds compare against it.
 */
export const syncFeeLines = (
  operation: Operation,
  order: Rows['orders'],
  keepsFee: KeepsFee,
): void => {
  const { store } = operation;
  const present = store
    .where('line_items', { order_id: order.id })
    .filter(({ item_type }) => item_type === 'shipments' || item_type === 'payment_methods');
  const fees = [
    ...shippingFees(operation, order, present, keepsFee),
    ...paymentFees(operation, order, present, keepsFee),
  ];
  for (const line of present)
    if (!fees.some(({ type, id }) => type === line.item_type && id === line.item_id))
      store.remove('line_items', line.id);
  for (const { type, id, name, amount } of fees) {
    const line = present.find(({ item_type, item_id }) => item_type === type && item_id === id);
    const values = {
      name: name ?? type,
      unit_amount_cents: amount,
      total_amount_cents: amount,
    };
    if (line === undefined)
      store.insert('line_items', {
        ...values,
        quantity: 1,
        order_id: order.id,
        item_type: type,
        item_id: id,
        currency_code: order.currency_code,
      });
    else if (line.total_amount_cents !== amount || line.name !== values.name)
      store.update('line_items', line.id, values);
  }
};
