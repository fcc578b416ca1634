import type { Locale } from '@shop/contracts/market';

/** Unconfirmed newsletter requests. */
export interface NewsletterRequestTable {
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
