import { asRecord, asText } from '@shop/contracts/commerce/metadata';
import type { Profile } from '@shop/contracts/store-api';
import { newsletterState } from '../../newsletter/index.ts';
import { pendingEmail } from '../email/pending-email.ts';
import type { OwnApiContext } from '../own-api-context.ts';

/** Under which keys of the customer's metadata on the platform the profile is kept. */
export const PROFILE_KEYS = {
  firstName: 'first_name',
  lastName: 'last_name',
  birthDate: 'birth_date',
  phone: 'phone',
} as const;

/** What the shop knows of a customer; null where there is none any more. */
export const profileOf = async (
  context: OwnApiContext,
  customerId: string,
): Promise<Profile | null> => {
  const row = await context.platform.read(`customers/${encodeURIComponent(customerId)}`, {});
  const email = asText(row?.attributes['email']);
  if (!row || email === null) return null;
  const metadata = asRecord(row.attributes['metadata']);
  return {
    email,
    firstName: asText(metadata[PROFILE_KEYS.firstName]),
    lastName: asText(metadata[PROFILE_KEYS.lastName]),
    birthDate: asText(metadata[PROFILE_KEYS.birthDate]),
    phone: asText(metadata[PROFILE_KEYS.phone]),
    newsletter: await newsletterState(context, email),
    pendingEmail: await pendingEmail(context, customerId),
  };
};
