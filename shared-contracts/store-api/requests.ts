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
