import { and, condition } from '../../../engine/store/condition.ts';
import type { Operation, Input } from '../../../engine/definition/define-resource.ts';
import { scopeOf } from '../../../engine/definition/scope.ts';
import { ofShoppersAddress } from '../../sales-channel.ts';
import { invalid, type Problem } from '../../../engine/definition/problem.ts';
import { isCart } from '../../payment/is-cart.ts';
import { dropShipment } from '../shipments/drop-shipment.ts';
import { findOrder } from '../find-order.ts';

/** Copies an address with its reference and metadata; null if the viewer cannot see it. */
const cloneAddress = (operation: Operation, addressId: string): string | null => {
  const { store, viewer } = operation;
  const [source] = store.select(
    'addresses',
    and(condition('t.id = ?', addressId), scopeOf({ scope: ofShoppersAddress }, viewer)),
  );
  if (source === undefined) return null;
  const { id: _id, created_at: _created, updated_at: _updated, ...fields } = source;
  return store.insert('addresses', { ...fields, owner_id: viewer.customerId }).id;
};

type Column = 'shipping_address_id' | 'billing_address_id';

/**
 * Gives an order its addresses: by relationship, as a clone, or the one like the other. An id to clone that
 * names no address the viewer can see changes nothing: the official checkout sends the `reference` of the
 * order's address, which is the id of the customer address it was cloned from. Making the one like the other
 * once more rebuilds the shipments of a cart.
 */
export const applyAddresses = (
  operation: Operation,
  orderId: string,
  { attributes, links }: Input,
): Problem[] => {
  const { store } = operation;
  const set = (column: Column, id: string | null) =>
    store.update('orders', orderId, { [column]: id });
  const clone = (column: Column, source: unknown): void => {
    if (typeof source !== 'string' || source === '') return;
    // Cloning the order's current address would only change ids.
    if (findOrder(operation, orderId)[column] === source) return;
    const copy = cloneAddress(operation, source);
    if (copy !== null) set(column, copy);
  };
  const cloneOwn = (column: Column, source: Column): void => {
    const order = findOrder(operation, orderId);
    clone(column, order[source]);
    if (order[column] === null || order[source] === null || !isCart(order)) return;
    for (const shipment of store.where('shipments', { order_id: orderId }))
      dropShipment(operation, shipment);
  };
  if (links['shipping_address'] !== undefined)
    set('shipping_address_id', links['shipping_address']?.id ?? null);
  if (links['billing_address'] !== undefined)
    set('billing_address_id', links['billing_address']?.id ?? null);
  clone('billing_address_id', attributes['_billing_address_clone_id']);
  clone('shipping_address_id', attributes['_shipping_address_clone_id']);
  if (attributes['_shipping_address_same_as_billing'] === true)
    cloneOwn('shipping_address_id', 'billing_address_id');
  if (attributes['_billing_address_same_as_shipping'] === true)
    cloneOwn('billing_address_id', 'shipping_address_id');

  const { shipping_country_code_lock: lock, shipping_address_id } = findOrder(operation, orderId);
  const country = store.get('addresses', shipping_address_id)?.country_code;
  if (!lock || country === undefined || country === lock) return [];
  return [
    invalid('shipping_address', `country code must be ${lock}`, 'country_code_lock', {
      value: country,
      member: 'relationships',
    }),
  ];
};

/**
 * Copies an order's addresses into its customer's address book on request. Never with a guest token: anyone can type an
 * e-mail address, so a guest must not write into its owner's address book.
 */
export const saveAddresses = (
  operation: Operation,
  orderId: string,
  { attributes }: Input,
): void => {
  const { store, viewer } = operation;
  const order = findOrder(operation, orderId);
  const customer_id = order.customer_id;
  const trusted = viewer.kind === 'integration' || viewer.customerId === customer_id;
  if (customer_id === null || !trusted) return;
  const save = (trigger: string, addressId: string | null) => {
    if (attributes[trigger] !== true || addressId === null) return;
    const address_id = cloneAddress(operation, addressId);
    if (address_id === null) return;
    store.update('addresses', address_id, { owner_id: customer_id });
    store.insert('customer_addresses', {
      customer_id,
      address_id,
      customer_email: order.customer_email ?? '',
    });
  };
  save('_save_shipping_address_to_customer_address_book', order.shipping_address_id);
  save('_save_billing_address_to_customer_address_book', order.billing_address_id);
};
