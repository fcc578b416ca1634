import type { Input, Operation } from '../core/define-resource.ts';
import { invalid, recordNotFound, type Problem } from '../core/problem.ts';
import { cloneAddress } from './clone-address.ts';
import { findOrder } from './find-order.ts';

type Column = 'shipping_address_id' | 'billing_address_id';

/** Gives an order its addresses: by relationship, as a clone, or the one like the other. */
export const applyAddresses = (
  operation: Operation,
  orderId: string,
  { attributes, links }: Input,
): Problem[] => {
  const { store } = operation;
  const set = (column: Column, id: string | null) =>
    store.update('orders', orderId, { [column]: id });
  const clone = (column: Column, source: unknown): Problem[] => {
    if (typeof source !== 'string' || source === '') return [];
    // Cloning what the order has already would only change ids.
    if (findOrder(operation, orderId)[column] === source) return [];
    const copy = cloneAddress(operation, source);
    if (copy === null) return [recordNotFound];
    set(column, copy);
    return [];
  };
  if (links['shipping_address'] !== undefined)
    set('shipping_address_id', links['shipping_address']?.id ?? null);
  if (links['billing_address'] !== undefined)
    set('billing_address_id', links['billing_address']?.id ?? null);
  const problems = [
    ...clone('billing_address_id', attributes['_billing_address_clone_id']),
    ...clone('shipping_address_id', attributes['_shipping_address_clone_id']),
  ];
  const order = findOrder(operation, orderId);
  if (attributes['_shipping_address_same_as_billing'] === true)
    problems.push(...clone('shipping_address_id', order.billing_address_id));
  if (attributes['_billing_address_same_as_shipping'] === true)
    problems.push(...clone('billing_address_id', order.shipping_address_id));

  const { shipping_country_code_lock: lock, shipping_address_id } = findOrder(operation, orderId);
  const country = store.get('addresses', shipping_address_id)?.country_code;
  if (lock && country !== undefined && country !== lock)
    problems.push(
      invalid('shipping_address', `country code must be ${lock}`, 'country_code_lock', {
        value: country,
        member: 'relationships',
      }),
    );
  return problems;
};
