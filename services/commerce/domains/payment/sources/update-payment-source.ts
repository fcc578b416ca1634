import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { accessDenied, failure, type Result } from '../../../engine/definition/problem.ts';
import { findOrder } from '../../order/find-order.ts';
import { isOwnOrder } from '../../order/is-own-order.ts';
import { attachSource } from './attach-source.ts';
import { detachSource } from './detach-source.ts';
import { obeySourceTriggers } from './obey-source-triggers.ts';
import { payableOrder } from './payable-order.ts';
import { sourceProblem } from './source-problem.ts';
import { sourceValues } from './source-values.ts';
import type { SourceType } from '../shapes/sources/source-types.ts';

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
