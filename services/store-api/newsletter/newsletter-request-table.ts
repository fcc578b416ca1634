import type { Locale } from '@shop/contracts/market';

/** Who asked for the newsletter and has not confirmed it yet. Times are ISO 8601 text in UTC. */
export interface NewsletterRequestTable {
  email: string;
  locale: Locale;
  market: string;
  /** Where it was asked for: `footer`. */
  source: string | null;
  asked_at: string;
}
