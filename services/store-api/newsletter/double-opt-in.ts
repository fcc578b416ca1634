import type { Kysely } from 'kysely';
import type { Locale } from '@shop/contracts/market';
import type { LinkRequest, Place } from '@shop/contracts/store-api';
import {
  issueLinkToken,
  restoreLinkToken,
  shopLink,
  spendLinkTokenOrRetry,
} from '../link-tokens/index.ts';
import { queueMail } from '../mails/index.ts';
import type { WriteOutcome } from '../pending-work/index.ts';
import { findSubscription } from './subscription.ts';
import {
  CONFIRM_WITHIN,
  NEWSLETTER,
  type NewsletterContext,
  type UnsubscribeLinkContext,
} from './newsletter-context.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';
import { PlatformError } from '../platform/platform.ts';

/** Unconfirmed newsletter requests. */
interface NewsletterRequestTable {
  email: string;
  locale: Locale;
  market: string;
  /** Place of the form: `footer`. */
  source: string | null;
  asked_at: string;
}

declare module '../database/tables.ts' {
  interface StoreDatabase {
    newsletter_request: NewsletterRequestTable;
  }
}

/** Creates the table of unconfirmed newsletter requests. */
export const createNewsletterRequestTable = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('newsletter_request')
    .addColumn('email', 'varchar(320)', (column) => column.primaryKey())
    .addColumn('locale', 'varchar(5)', (column) => column.notNull())
    .addColumn('market', 'varchar(100)', (column) => column.notNull())
    .addColumn('source', 'varchar(100)')
    .addColumn('asked_at', 'varchar(30)', (column) => column.notNull())
    .execute();
};

export interface OptInRequest extends Place {
  email: string;
  /** Place of the form, such as `footer`. */
  source: string | null;
}

/**
 * Sends the double opt-in mail of the newsletter. Null for an address that is subscribed already.
 *
 * @param id - deduplicates the mail
 */
export const prepareOptInMail = async (
  context: NewsletterContext & UnsubscribeLinkContext,
  { email, source, ...place }: OptInRequest,
  id: string,
): Promise<WriteOutcome | null> => {
  const { platform, now } = context;
  if (await findSubscription(platform, email)) return null;
  return async (inside) => {
    const row = { email, ...place, source, asked_at: now().toISOString() };
    // Requests that can no longer be confirmed are personal data without a purpose.
    const expired = new Date(now().getTime() - CONFIRM_WITHIN).toISOString();
    await inside.deleteFrom('newsletter_request').where('asked_at', '<', expired).execute();
    await inside
      .insertInto('newsletter_request')
      .values(row)
      .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
      .execute();
    const link = await issueLinkToken(
      inside,
      { purpose: 'newsletter-confirm', subject: email, expiresIn: CONFIRM_WITHIN },
      now,
    );
    await queueMail(inside, {
      kind: 'newsletter-confirm',
      event: `newsletter/${id}`,
      to: email,
      ...place,
      data: {
        link: shopLink(context, place, 'account/confirm-newsletter', link),
        unsubscribe: await unsubscribeLinks(inside, context, { email, ...place }),
      },
    });
  };
};

/**
 * Subscribes the address of a confirmation link (E4). Succeeds for a subscribed address, too (T16), and for a retry
 * after a lost response.
 *
 * @returns false if the link is spent, expired or unknown
 */
export const confirmNewsletter = async (
  { database, platform, now }: NewsletterContext,
  link: LinkRequest,
): Promise<boolean> => {
  const purpose = 'newsletter-confirm';
  const spent = await spendLinkTokenOrRetry(database, { purpose, ...link }, now);
  if (!spent) return false;
  const email = spent.subject;
  const request = await database
    .selectFrom('newsletter_request')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  // An earlier attempt confirmed the request. Repeating it could undo what happened on the platform since.
  if (!request) return (await findSubscription(platform, email)) !== null;
  try {
    await platform.send('POST', 'customer_subscriptions', {
      type: 'customer_subscriptions',
      attributes: {
        customer_email: email,
        reference: NEWSLETTER,
        metadata: {
          locale: request.locale,
          market: request.market,
          source: request.source,
          asked_at: request.asked_at,
          confirmed_at: now().toISOString(),
        },
      },
    });
  } catch (error) {
    if (!(error instanceof PlatformError && error.status === 422)) {
      await restoreLinkToken(database, link);
      throw error;
    }
  }
  await database.deleteFrom('newsletter_request').where('email', '=', email).execute();
  return true;
};
