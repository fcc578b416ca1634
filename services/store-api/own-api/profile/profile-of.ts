import { asRecord, asText } from '@shop/contracts/commerce/metadata';
import type { z } from 'zod';
import { newsletterState, type NewsletterContext } from '../../newsletter/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { pendingEmail } from '../email/pending-email.ts';
import { consentsOf } from './consents-of.ts';
import type { profileSchema } from './profile-schema.ts';

/** Keys of the profile in the customer's metadata on the platform. */
export const PROFILE_KEYS = {
  firstName: 'first_name',
  lastName: 'last_name',
  birthDate: 'birth_date',
  phone: 'phone',
} as const;

/** A customer's profile; null if the customer no longer exists. */
export const profileOf = async (
  context: NewsletterContext & { platform: Pick<Platform, 'read'> },
  customerId: string,
): Promise<z.output<typeof profileSchema> | null> => {
  const row = await context.platform.read(`customers/${encodeURIComponent(customerId)}`, {
    include: 'customer_subscriptions',
  });
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
    consents: [...consentsOf(row).keys()],
    pendingEmail: await pendingEmail(context, customerId),
  };
};
