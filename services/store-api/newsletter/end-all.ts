import type { LinkRequest } from '@shop/contracts/store-api';
import { readLinkToken } from '../link-tokens/index.ts';
import { endNewsletter } from './end-newsletter.ts';
import type { NewsletterContext } from './newsletter-context.ts';

/** Cancels all mails to the address of an unsubscribe link. Idempotent; an unknown link has no effect. */
export const endAll = async (context: NewsletterContext, link: LinkRequest): Promise<void> => {
  const { database, now } = context;
  const found = await readLinkToken(database, { purpose: 'unsubscribe', ...link }, now);
  if (!found) return;
  await database.deleteFrom('stock_wait').where('email', '=', found.subject).execute();
  await endNewsletter(context, found.subject);
};
