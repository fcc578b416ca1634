import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { success, type Result } from '../../../engine/definition/problem.ts';
import { findOrder } from '../../order/find-order.ts';
import { recalculateOrder } from '../../order/recalculate-order.ts';
import { authorizeCart } from '../transactions/authorize-cart.ts';
import { testGateways } from '../gateways/index.ts';
import { paymentAmounts } from '../payment-amounts.ts';
import type { SourceType } from '../shapes/sources/source-types.ts';

const noInput: Input = { attributes: {}, links: {} };

/**
 * Handles the triggers of a payment source: refresh it, or pay with it before the order is placed. A refused payment is
 * not an error here: the source shows it, and the shop asks for another one.
 */
export const obeySourceTriggers = (
  operation: Operation,
  type: SourceType,
  id: string,
  { attributes }: Input,
): Result<string> => {
  const { store } = operation;
  const gateway = testGateways[type];
  const isRequested = (name: string) => attributes[name] === true;
  for (const [name, refresh] of Object.entries(gateway?.refreshes ?? {})) {
    const source = store.get(type, id);
    if (isRequested(name) && source)
      store.update(type, id, { ...refresh(source, findOrder(operation, source.order_id)) });
  }
  const orderId = store.get(type, id)?.order_id ?? '';
  if (gateway?.pays?.some(isRequested) !== true) return success(id);
  const order = findOrder(operation, orderId);
  const { authorized, voided } = paymentAmounts(operation, orderId);
  if (order.payment_source_id !== id || authorized > voided) return success(id);
  // Prices, stock and gift cards may have changed, and `auto_place` sells at the order's amounts.
  recalculateOrder(operation, orderId);
  const paid = authorizeCart(operation, orderId, order, noInput);
  return paid.ok || paid.keep ? success(id) : paid;
};
