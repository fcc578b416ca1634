import type { LinkRequest, NewsletterState } from '@shop/contracts/store-api';
import { spellingsOf } from '../platform/spellings-of.ts';
import type { Platform } from '../platform/platform.ts';
import { CONFIRM_WITHIN, NEWSLETTER, type NewsletterContext } from './newsletter-context.ts';
import { readLinkToken, revokeLinkTokens } from '../link-tokens/index.ts';

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

/** Subscription state of an address: `asked` until it confirms. */
export const newsletterState = async (
  { database, platform, now }: NewsletterContext,
  email: string,
): Promise<NewsletterState> => {
  if (await findSubscription(platform, email)) return 'confirmed';
  const since = new Date(now().getTime() - CONFIRM_WITHIN).toISOString();
  const request = await database
    .selectFrom('newsletter_request')
    .select('email')
    .where('email', '=', email)
    .where('asked_at', '>', since)
    .executeTakeFirst();
  return request ? 'asked' : 'none';
};

/** Ends an address's newsletter, confirmed or not, so that no link of an earlier mail starts it again. Idempotent. */
export const endNewsletter = async (
  { database, platform }: NewsletterContext,
  email: string,
): Promise<void> => {
  await database.deleteFrom('newsletter_request').where('email', '=', email).execute();
  const purpose = 'newsletter-confirm';
  await revokeLinkTokens(database, { purpose, subject: email, alsoSpent: true });
  const id = await findSubscription(platform, email);
  if (id !== null) await platform.send('DELETE', `customer_subscriptions/${id}`);
};

/** Cancels all mails to the address of an unsubscribe link. Idempotent; an unknown link has no effect. */
export const unsubscribeAll = async (
  context: NewsletterContext,
  link: LinkRequest,
): Promise<void> => {
  const { database, now } = context;
  const found = await readLinkToken(database, { purpose: 'unsubscribe', ...link }, now);
  if (!found) return;
  await database.deleteFrom('stock_wait').where('email', '=', found.subject).execute();
  await endNewsletter(context, found.subject);
};
