import {
  failure,
  invalid,
  type Problem,
  type Result,
  success,
} from '../../../engine/definition/problem.ts';
import type { SourceType } from '../shapes/sources/source-types.ts';
import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { attachSource } from './attach-source.ts';
import { payableOrder } from './payable-order.ts';
import { gatewayValues, sourceValues } from './source-values.ts';

/**
 * Validates the values of a new payment source. Rejects a card number used as a token, because it must not be stored.
 */
const sourceProblems = (
  type: SourceType,
  { payment_source_token: token }: Readonly<Record<string, unknown>>,
): Problem[] =>
  type === 'external_payments' && /^\d{12,19}$/.test(String(token).replace(/[\s-]/g, ''))
    ? [invalid('payment_source_token', 'is invalid', 'invalid')]
    : [];

/** Creates a payment source for a cart whose payment method requires its type. */
export const createPaymentSource =
  (type: SourceType) =>
  (operation: Operation, { attributes, links }: Input): Result<string> => {
    const problems = sourceProblems(type, attributes);
    if (problems.length > 0) return failure(...problems);
    const payable = payableOrder(operation, links['order']?.id ?? null, type);
    if (!payable.ok) return payable;
    const { order, method } = payable.value;
    const id = operation.store.add(type, {
      ...gatewayValues(operation, type, method, order),
      ...sourceValues(type, attributes),
      order_id: order.id,
    });
    attachSource(operation, order.id, { type, id });
    return success(id);
  };
