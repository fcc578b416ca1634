import { spellingsOf } from '../platform/spellings-of.ts';
import type { Platform } from '../platform/platform.ts';
import { NEWSLETTER } from './newsletter-context.ts';

/** Id of an address's newsletter subscription on the platform; null if there is none. */
export const findSubscription = async (
  platform: Pick<Platform, 'list'>,
  email: string,
): Promise<string | null> => {
  const { rows } = await platform.list('customers', {
    'filter[q][email_in]': spellingsOf(email),
    include: 'customer_subscriptions',
    'page[size]': '1',
  });
  const kept = rows[0]?.many('customer_subscriptions') ?? [];
  return kept.find((it) => it.attributes['reference'] === NEWSLETTER)?.id ?? null;
};
