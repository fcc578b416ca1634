import type { OwnApiContext } from '../own-api/own-api-context.ts';

export type NewsletterContext = Pick<
  OwnApiContext,
  'database' | 'platform' | 'shopOrigin' | 'apiOrigin' | 'now'
>;

/** Of a subscription of the newsletter's on the platform, among other subscriptions (E4). */
export const NEWSLETTER = 'Newsletter';

/** How long the link that confirms may be followed, in ms. */
export const CONFIRM_WITHIN = 24 * 3_600_000;
