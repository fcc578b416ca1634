import { randomBytes } from 'node:crypto';
import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Values } from '../../../engine/store/store.ts';
import type { Rows } from '../../rows.ts';

export type TransactionType = 'authorizations' | 'captures' | 'voids' | 'refunds';

/** An id as Braintree makes them for transactions: eight letters and digits. */
const newTransactionId = (): string =>
  BigInt(`0x${randomBytes(8).toString('hex')}`)
    .toString(36)
    .padStart(8, '0')
    .slice(-8);

/**
 * Records a transaction of an order, numbered after it (`#10000001/T/002`), and
 * tells of it. Gives its id.
 */
export const writeTransaction = <T extends TransactionType>(
  { store, emit }: Operation,
  type: T,
  order: Rows['orders'],
  values: Values<T>,
): string => {
  const count = (['authorizations', 'captures', 'voids', 'refunds'] as const).reduce(
    (sum, it) => sum + store.where(it, { order_id: order.id }).length,
    0,
  );
  const method = store.get('payment_methods', order.payment_method_id);
  const id = store.add(type, {
    number: `#${order.number}/T/${String(count + 1).padStart(3, '0')}`,
    order_id: order.id,
    currency_code: order.currency_code,
    payment_method_type: method?.payment_source_type ?? order.payment_source_type,
    payment_source_id: order.payment_source_id,
    payment_source_type: order.payment_source_type,
    gateway_transaction_id: newTransactionId(),
    ...values,
  } as Values<T>);
  emit(type, id, 'create');
  emit(type, id, values['succeeded'] === true ? 'succeeded' : 'failed');
  return id;
};
