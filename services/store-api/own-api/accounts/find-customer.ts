import { asText } from '@shop/contracts/commerce/metadata';
import type { Platform } from '../../platform/platform.ts';
import { spellingsOf } from '../../platform/spellings-of.ts';

/** A customer of the platform, guests included. */
export interface FoundCustomer {
  id: string;
  email: string;
}

const FIELDS = 'email';

/** The customer with this e-mail address; null without one. Throws while the platform is unreachable. */
export const findCustomer = async (
  platform: Pick<Platform, 'list'>,
  email: string,
): Promise<FoundCustomer | null> => {
  const { rows } = await platform.list('customers', {
    'filter[q][email_in]': spellingsOf(email),
    'fields[customers]': FIELDS,
    'page[size]': '1',
  });
  const [row] = rows;
  return row ? { id: row.id, email: asText(row.attributes['email']) ?? email } : null;
};

/** E-mail address of a customer; null if the customer no longer exists. */
export const emailOf = async (
  platform: Pick<Platform, 'read'>,
  customerId: string,
): Promise<string | null> => {
  const row = await platform.read(`customers/${encodeURIComponent(customerId)}`, {
    'fields[customers]': FIELDS,
  });
  return asText(row?.attributes['email']);
};
