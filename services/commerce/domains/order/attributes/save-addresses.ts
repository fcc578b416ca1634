import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { cloneAddress } from './clone-address.ts';
import { findOrder } from '../find-order.ts';

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
