import type { LinkRequest } from '@shop/contracts/store-api';
import { readLinkToken } from '../link-tokens/index.ts';
import { endNewsletter } from './end-newsletter.ts';
import type { NewsletterContext } from './newsletter-context.ts';

/** Ends all that an address gets, by the key of a link in a mail, as often as one likes. A link that is none ends nothing. */
export const endAll = async (context: NewsletterContext, link: LinkRequest): Promise<void> => {
  const { database, now } = context;
  const found = await readLinkToken(database, { purpose: 'unsubscribe', ...link }, now);
  if (!found) return;
  await database.deleteFrom('stock_wait').where('email', '=', found.subject).execute();
  await endNewsletter(context, found.subject);
};
