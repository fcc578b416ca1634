import {
  failure,
  invalid,
  type Problem,
  type Result,
  success,
  accessDenied,
} from '../../../engine/definition/problem.ts';
import type { SourceType } from '../shapes/sources/source-types.ts';
import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { attachSource, detachSource } from './attach-source.ts';
import { payableOrder } from './payable-order.ts';
import { gatewayValues, sourceValues } from './source-values.ts';
import { findOrder } from '../../order/find-order.ts';
import { isOwnOrder } from '../../order/is-own-order.ts';
import { obeySourceTriggers } from './obey-source-triggers.ts';
import { sourceProblem } from './source-problem.ts';

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

const annotations = ['reference', 'reference_origin', 'metadata'];

/**
 * Updates a payment source: its nonce, the data of Braintree's client and the cart it pays. After placement, only the
 * shopper who placed the order can annotate it.
 */
export const updatePaymentSource =
  (type: SourceType) =>
  (
    operation: Operation,
    row: { readonly id: string; readonly order_id: string },
    input: Input,
  ): Result<string> => {
    const { attributes, links } = input;
    const { store } = operation;
    const order = findOrder(operation, row.order_id);
    if (!isOwnOrder(operation, order)) return failure(accessDenied);
    const annotates = Object.keys(attributes).every((name) => annotations.includes(name));
    const target = links['order']?.id ?? order.id;
    const moves = target !== order.id;
    const closed = moves || !annotates ? sourceProblem(operation, order) : null;
    if (closed) return failure(closed);
    if (moves) {
      const payable = payableOrder(operation, target, type);
      if (!payable.ok) return payable;
      detachSource(operation, row);
    }
    store.update(type, row.id, { ...sourceValues(type, attributes), order_id: target });
    if (moves || order.payment_source_id === row.id)
      attachSource(operation, target, { type, id: row.id });
    return obeySourceTriggers(operation, type, row.id, input);
  };

/** Deletes a payment source and takes it off its cart. */
export const removePaymentSource =
  (type: SourceType) =>
  (
    operation: Operation,
    row: { readonly id: string; readonly order_id: string },
  ): Result<string> => {
    const order = findOrder(operation, row.order_id);
    const closed = sourceProblem(operation, order);
    if (closed) return failure(closed);
    detachSource(operation, row);
    operation.store.remove(type, row.id);
    return success(row.id);
  };
