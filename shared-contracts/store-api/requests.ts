import type { ConsentType } from './consent-types.ts';
import type { Locale } from '../market/types.ts';

/** Where the visitor is: mails are written in that language, and their links lead back there. */
export interface Place {
  locale: Locale;
  /** Path of the market without the language: `it/eur`. */
  market: string;
}

/** Without a place its mails are those of the default market. */
export interface SignupRequest extends Partial<Place> {
  email: string;
  password: string;
  /** Kept with the customer on the platform. */
  metadata?: Record<string, unknown>;
  /** Asks for the newsletter too, which a link in a mail has to confirm (T16). */
  subscribeConsent?: boolean;
}

/** Asks for a link to set a new password. */
export interface ResetLinkRequest extends Partial<Place> {
  email: string;
}

/** `id` and `token` of a link that came by mail. */
export interface LinkRequest {
  id: string;
  token: string;
}

/** Sets the password by the link's key. */
export interface NewPasswordRequest extends LinkRequest {
  password: string;
}

export interface ChangePasswordRequest {
  oldPassword: string;
  newPassword: string;
}

/** What is left out stays, null clears. */
export interface ProfileRequest {
  firstName?: string | null;
  lastName?: string | null;
  /** `1990-05-31` */
  birthDate?: string | null;
  phone?: string | null;
}

/** Whoever is not logged in gives the address, and can only ask for the newsletter. */
export interface NewsletterRequest extends Place {
  email?: string;
  consent: boolean;
  /** Where it was asked for: `footer`. */
  reference?: string;
}

/** The text agreed to is in the language of the place. */
export interface ConsentRequest extends Place {
  type: ConsentType;
  given: boolean;
}

export interface ChangeEmailRequest extends Place {
  email: string;
  password: string;
}

/** The mail about it is written in the language of the place. */
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

/** Says of an item how it was; who has bought it may, once. */
export interface ReviewRequest {
  kind: 'sku' | 'bundle';
  code: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  text: string;
  /** Language of the text. */
  locale: Locale;
  /** As the author wants to be named. */
  name: string;
}
