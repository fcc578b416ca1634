import type { Operation } from '../../../engine/definition/define-resource.ts';
import { failure, invalid, success, type Result } from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';
import { authorizeAmount } from './authorize-amount.ts';
import { paymentAmounts } from '../payment-amounts.ts';
import { syncPayment } from '../sync-payment.ts';

/**
 * Authorizes the payment of an order about to be placed and returns its new payment status. An earlier authorization
 * must match the amount due; without one, the amount is requested from the payment source. An order with nothing due is
 * free. A refused payment is recorded and kept although the order is not placed.
 */
export const authorizeOrder = (operation: Operation, order: Rows['orders']): Result<string> => {
  const due = order.total_amount_with_taxes_cents;
  const { authorized, voided } = paymentAmounts(operation, order.id);
  const reserved = authorized - voided;
  if (reserved > 0 && reserved !== due)
    return failure(
      invalid('payment_source', 'authorized amount must match', 'mismatched_amounts', {
        value: reserved,
        member: 'relationships',
      }),
    );
  if (reserved === 0) {
    if (due <= 0) return success('free');
    const result = authorizeAmount(operation, order, due);
    if (!result.ok) return result;
  }
  return success(syncPayment(operation, order.id));
};
