import { randomBytes } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import { guestOrdersOf } from './orders-of.ts';

/**
 * Deletes a customer's address book and saved payments, and requests anonymization of the rest from the platform.
 * Until that is done, the address and the password are replaced, so no one can log in and the address is free for a
 * new account.
 *
 * @param email - address of the customer. A sign-up does not prove its ownership, so guest orders with it are kept
 */
export const removeCustomer = async (
  platform: Platform,
  customerId: string,
  email: string,
): Promise<void> => {
  const path = `customers/${encodeURIComponent(customerId)}`;
  const row = await platform.read(path, {
    include: 'customer_addresses.address,customer_payment_sources',
  });
  for (const { type, id } of row?.many('customer_payment_sources') ?? [])
    await platform.send('DELETE', `${type}/${id}`);
  for (const link of row?.many('customer_addresses') ?? []) {
    await platform.send('DELETE', `customer_addresses/${link.id}`);
    const address = link.one('address');
    if (address) await platform.send('DELETE', `addresses/${address.id}`);
  }
  const guestOrders = await guestOrdersOf(platform, customerId);
  const type = 'customers';
  const change = (attributes: object) =>
    platform.send('PATCH', path, { type, id: customerId, attributes });
  if (row?.attributes['anonymization_status'] !== 'requested')
    await change({ _request_anonymization: true });
  await change({
    email: `${customerId.toLowerCase()}@anonymized.invalid`,
    password: randomBytes(32).toString('base64url'),
    metadata: {},
  });
  // The address is free, so the platform creates a guest customer for it.
  for (const id of guestOrders)
    await platform.send('PATCH', `orders/${id}`, {
      ...{ type: 'orders', id },
      attributes: { customer_email: email },
    });
};
