import type { Locale } from '@shop/contracts/market';
import type { ReturnKind } from '@shop/contracts/store-api';
import type { Unsubscribe } from './templates/mail-content.ts';

/** Data of each kind of mail. Links carry a token in their fragment; the data is deleted once the mail is sent. */
export interface MailData {
  welcome: Record<never, never>;
  'password-reset': { link: string };
  'email-change-confirm': { link: string };
  'email-change-notice': { newEmail: string };
  'email-change-taken': Record<never, never>;
  'newsletter-confirm': { link: string; unsubscribe?: Unsubscribe };
  'order-confirmation': { orderId: string; trackingLink: string };
  'order-shipped': { orderId: string; shipmentId: string; trackingLink: string };
  'order-delivered': { orderId: string; shipmentId: string };
  'payment-refused': { orderId: string; transaction: 'authorizations' | 'captures' };
  'order-refunded': { orderId: string; amountCents: number };
  /** A buyer's statement. `items` is null for the whole order; without a known order name and note are null, too. */
  'return-request': {
    kind: ReturnKind;
    name: string | null;
    number: string;
    email: string;
    note: string | null;
    receivedAt: string;
    items: readonly { name: string; quantity: number }[] | null;
  };
  'order-link': { orderNumber: string; trackingLink: string };
  'back-in-stock-confirm': { name: string; link: string };
  /** `path` is the product page's path below market and language, without a leading slash. */
  'back-in-stock': { sku: string; name: string; path: string; unsubscribe?: Unsubscribe };
  'account-deleted': Record<never, never>;
}

export type MailKind = keyof MailData;

/** A mail kind with its data. */
export type MailOf<K extends MailKind> = K extends MailKind
  ? {
      kind: K;
      /** Idempotency key: one mail per kind, event and address. */
      event: string;
      to: string;
      locale: Locale;
      /** Path of the market without the language: `it/eur`. */
      market: string;
      data: MailData[K];
    }
  : never;

/** Request for a mail. */
export type MailRequest = MailOf<MailKind>;
