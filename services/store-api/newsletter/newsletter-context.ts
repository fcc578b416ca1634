import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { Platform } from '../platform/platform.ts';

/** Dependencies of operations on subscriptions. */
export interface NewsletterContext {
  database: Kysely<StoreDatabase>;
  platform: Pick<Platform, 'list' | 'send'>;
  now: () => Date;
}

/** Dependencies of links that unsubscribe. */
export interface UnsubscribeLinkContext {
  /** Origin of the shop: `https://shop.example`. */
  shopOrigin: string;
  /** Origin under which mail clients reach this service; null if they cannot. */
  apiOrigin: string | null;
  now: () => Date;
}

/** Reference of newsletter subscriptions on the platform, among other subscriptions (E4). */
export const NEWSLETTER = 'Newsletter';

/** Validity of the confirmation link in ms. */
export const CONFIRM_WITHIN = 24 * 3_600_000;
