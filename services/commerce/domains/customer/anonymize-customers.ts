import type { Operation } from '../../engine/definition/define-resource.ts';
import { success, type Result } from '../../engine/definition/problem.ts';
import type { Rows } from '../rows.ts';
import { isMerchantAddress } from './addresses/write-address.ts';
import { endAccess } from './end-access.ts';

/** How long a request for anonymization can be cancelled, in ms. */
const delay = 24 * 3_600_000;

const name = 'Anonymized';
const withoutPerson = {
  first_name: name,
  last_name: name,
  company: name,
  line_1: name,
  line_2: null,
  phone: name,
  email: null,
  notes: null,
  billing_info: null,
  lat: null,
  lng: null,
  metadata: {},
} as const satisfies Partial<Rows['addresses']>;

/** Removes personal data from every record of a customer. The goods, countries and amounts of orders stay. */
const anonymize = (operation: Operation, customer: Rows['customers']): void => {
  const { store, now, emit } = operation;
  const { id: customer_id } = customer;
  const email = `${customer_id.toLowerCase()}@anonymized.invalid`;
  const orders = store.where('orders', { customer_id });
  const addressIds = new Set(
    [
      ...store.where('addresses', { owner_id: customer_id }).map(({ id }) => id),
      ...orders.flatMap((order) => [order.shipping_address_id, order.billing_address_id]),
    ].filter((id) => id !== null),
  );
  // An order may be sent to the shop itself.
  for (const id of addressIds)
    if (!isMerchantAddress(operation, id)) store.update('addresses', id, withoutPerson);
  for (const { id } of orders) store.update('orders', id, { customer_email: email });
  for (const { id } of store.where('customer_addresses', { customer_id }))
    store.update('customer_addresses', id, { customer_email: email });
  for (const { id } of store.where('customer_subscriptions', { customer_id }))
    store.remove('customer_subscriptions', id);
  endAccess(operation, customer_id);
  for (const { id } of store.where('customer_password_resets', { customer_id }))
    store.update('customer_password_resets', id, { customer_email: email });
  store.update('customers', customer_id, {
    email,
    password_hash: null,
    tax_exemption_code: null,
    metadata: {},
    anonymization_status: 'completed',
    anonymization_info: { ...customer.anonymization_info, status: 'completed', completed_at: now },
  });
  emit('customers', customer_id, 'update');
};

/** Carries out the requests for anonymization whose time has come. */
export const anonymizeCustomers = (operation: Operation): Result<null> => {
  const due = Date.parse(operation.now) - delay;
  for (const customer of operation.store.where('customers', { anonymization_status: 'requested' }))
    if (Date.parse(String(customer.anonymization_info?.['requested_at'])) <= due)
      anonymize(operation, customer);
  return success(null);
};
