import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { failure, invalid, success, type Result } from '../../../engine/definition/problem.ts';
import { findOrder } from '../../order/find-order.ts';
import { changeProblem } from '../../order/lifecycle/change-problem.ts';
import { soldProblems } from '../../order/lifecycle/check-placeable.ts';
import { placeOrder } from '../../order/lifecycle/place-order.ts';
import { statusProblem } from '../../order/status-problem.ts';
import type { Rows } from '../../rows.ts';
import { requestedAmount } from './requested-amount.ts';
import { authorizeAmount } from './authorize-amount.ts';
import { paymentAmounts } from '../payment-amounts.ts';

const source = (message: string, error: string) =>
  invalid('payment_source', message, error, { member: 'relationships' });

/**
 * Handles `_authorize`: authorizes the open balance of a pending order, or the part that `_authorization_amount_cents`
 * names, before placement. The order must have been recalculated, and must cost the same as in `seen`, its state before
 * the request. A payment method with `auto_place` places the order once the full amount is authorized; if placing fails,
 * the authorization stays.
 */
export const authorizeCart = (
  operation: Operation,
  orderId: string,
  seen: Rows['orders'],
  input: Input,
): Result<string> => {
  const { store } = operation;
  const order = findOrder(operation, orderId);
  if (order.status !== 'pending') return failure(statusProblem(order.status, 'authorized'));
  if (order.payment_source_id === null) return failure(source("can't be blank", 'blank'));
  const changed = changeProblem(operation, order, seen);
  if (changed) return failure(changed);
  // Their price may be one of the market or currency that the order has left.
  const unsold = soldProblems(operation, order);
  if (unsold.length > 0) return failure(...unsold);
  const { authorized, voided } = paymentAmounts(operation, orderId);
  const open = order.total_amount_with_taxes_cents - (authorized - voided);
  const amount = requestedAmount(input, '_authorization_amount_cents') ?? open;
  if (open <= 0)
    return failure(source('is authorized already, or nothing is due', 'mismatched_amounts'));
  if (amount <= 0 || amount > open)
    return failure(
      invalid('_authorization_amount_cents', `must be between 1 and ${open}`, 'inclusion', {
        value: amount,
        count: open,
      }),
    );
  const result = authorizeAmount(operation, order, amount);
  if (!result.ok) return result;
  const method = store.get('payment_methods', order.payment_method_id);
  if (amount < open || method?.auto_place !== true) return success(orderId);
  const placed = placeOrder(operation, orderId, seen);
  return placed.ok ? placed : { ...placed, keep: true };
};
