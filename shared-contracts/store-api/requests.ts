import type { ConsentType } from './consent-types.ts';
import type { Locale } from '../market/types.ts';

/** The visitor's language and market, which mails and their links use. */
export interface Place {
  locale: Locale;
  /** Path of the market without the language: `it/eur`. */
  market: string;
}

/** Without a place, mails use the default market. */
export interface SignupRequest extends Partial<Place> {
  email: string;
  password: string;
  /** Kept with the customer on the platform. */
  metadata?: Record<string, unknown>;
  /** Subscribes to the newsletter too, pending the link of a confirmation mail (T16). */
  subscribeConsent?: boolean;
}

/** Requests a link to set a new password. */
export interface ResetLinkRequest extends Partial<Place> {
  email: string;
}

/** `id` and `token` of a mailed link. */
export interface LinkRequest {
  id: string;
  token: string;
}

/** Sets the password with the link's key. */
export interface NewPasswordRequest extends LinkRequest {
  password: string;
}

export interface ChangePasswordRequest {
  oldPassword: string;
  newPassword: string;
}

/** Omitted fields stay, null clears. */
export interface ProfileRequest {
  firstName?: string | null;
  lastName?: string | null;
  /** `1990-05-31` */
  birthDate?: string | null;
  phone?: string | null;
}

/** Guests must send the address, and can only subscribe. */
export interface NewsletterRequest extends Place {
  email?: string;
  consent: boolean;
  /** Origin of the subscription: `footer`. */
  reference?: string;
}

/** The language of the place is that of the consent text. */
export interface ConsentRequest extends Place {
  type: ConsentType;
  given: boolean;
}

export interface ChangeEmailRequest extends Place {
  email: string;
  password: string;
}

/** The confirmation mail is in the language of the place. */
export interface DeleteAccountRequest extends Place {
  password: string;
}

export interface FindOrderRequest extends Place {
  number: string;
  email: string;
}

/** `withdrawal`: by right, without a reason. `return`: by the merchant's own period. */
export type ReturnKind = 'withdrawal' | 'return';

/** Withdraws from an order, or asks to return it. */
export interface ReturnRequest extends Place {
  /** UUID of this statement: repeated after a lost response, it is stated once. */
  id?: string;
  kind: ReturnKind;
  /** The buyer's name. */
  name: string;
  /** Number and e-mail address of the order; the acknowledgement goes there. */
  number: string;
  email: string;
  /** Ids of line items with quantities; the whole order if omitted, unless `partial`. */
  items?: { line: string; quantity: number }[];
  /** Only some items, which the note names because their ids are unknown. */
  partial?: true;
  /** Which items, or why, in the buyer's words. */
  note?: string;
}

export interface BackInStockRequest extends Place {
  email: string;
  sku: string;
}

export interface CancelOrderRequest {
  /** Id of the order. */
  order: string;
}

/** A review of an item. Only buyers may write one, once. */
export interface ReviewRequest {
  kind: 'sku' | 'bundle';
  code: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  text: string;
  /** Language of the text. */
  locale: Locale;
  /** Display name of the author. */
  name: string;
}
