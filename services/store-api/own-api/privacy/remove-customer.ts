import { randomBytes } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';

/**
 * Takes a customer's address book and saved payments away, and asks the platform to make what is left anonymous. Until it
 * has, no one can log in: the address, which may be signed up with again at once, and the password become no one's.
 */
export const removeCustomer = async (platform: Platform, customerId: string): Promise<void> => {
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
};
