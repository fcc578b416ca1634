import { randomBytes } from 'node:crypto';
import { PlatformError, type Platform } from '../../platform/platform.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import { guestOrdersOf } from './orders-of.ts';

const pathOf = (customerId: string): string => `customers/${encodeURIComponent(customerId)}`;

const change = (platform: Pick<Platform, 'send'>, id: string, attributes: object) =>
  platform.send('PATCH', pathOf(id), { type: 'customers', id, attributes });

/** Address of a closed account until its anonymization. `.invalid` receives no mail (RFC 2606). */
const closedEmail = (customerId: string): string =>
  `${customerId.toLowerCase()}@anonymized.invalid`;

/**
 * Replaces a customer's address and password in one call, so no one can log in, all sessions end, and the address is
 * free for a new account.
 */
export const closeAccount = async (
  platform: Pick<Platform, 'send'>,
  customerId: string,
): Promise<void> => {
  await change(platform, customerId, {
    email: closedEmail(customerId),
    password: randomBytes(32).toString('base64url'),
    metadata: {},
  });
};

/** A customer whose account is closed, with what {@link removeCustomer} deletes; null for any other. */
export const readClosed = async (
  platform: Pick<Platform, 'read'>,
  customerId: string,
): Promise<PlatformRow | null> => {
  const row = await platform.read(pathOf(customerId), {
    include: 'customer_addresses.address,customer_payment_sources,customer_subscriptions',
  });
  return row?.attributes['email'] === closedEmail(customerId) ? row : null;
};

/** Deletes a row, unless an earlier attempt has deleted it, or the platform together with another. */
const deleteRow = async (platform: Pick<Platform, 'send'>, path: string): Promise<void> => {
  try {
    await platform.send('DELETE', path);
  } catch (error) {
    if (!(error instanceof PlatformError && error.status === 404)) throw error;
  }
};

const ANONYMIZED: readonly unknown[] = ['requested', 'completed'];

/**
 * Deletes the subscriptions, the saved payments and the address book of a closed account, and requests anonymization of
 * the rest from the platform. May run several times.
 *
 * @param row - from {@link readClosed}
 * @param email - former address. A sign-up does not prove its ownership, so guest orders with it are kept
 */
export const removeCustomer = async (
  platform: Platform,
  row: PlatformRow,
  email: string,
): Promise<void> => {
  // The address is free, so the platform creates a guest customer for it.
  for (const id of await guestOrdersOf(platform, row.id))
    await platform.send('PATCH', `orders/${id}`, {
      ...{ type: 'orders', id },
      attributes: { customer_email: email },
    });
  for (const { type, id } of [
    ...row.many('customer_subscriptions'),
    ...row.many('customer_payment_sources'),
  ])
    await deleteRow(platform, `${type}/${id}`);
  for (const entry of row.many('customer_addresses')) {
    // First, because the next attempt finds the address by its entry, which the platform may delete with it.
    const address = entry.one('address');
    if (address) await deleteRow(platform, `addresses/${address.id}`);
    await deleteRow(platform, `customer_addresses/${entry.id}`);
  }
  // Last, because the platform would anonymize guest orders that are still the customer's.
  if (!ANONYMIZED.includes(row.attributes['anonymization_status']))
    await change(platform, row.id, { _request_anonymization: true });
};
