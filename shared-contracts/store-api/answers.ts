export type { TrackedLine, TrackedOrder, TrackedPlace } from '../commerce/tracking/types.ts';

import type { ConsentType } from './consent-types.ts';

export interface SignupAnswer {
  id: string;
  email: string;
}

/** `asked`: subscribed, but not yet confirmed by the mail's link. */
export type NewsletterState = 'none' | 'asked' | 'confirmed';

export interface Profile {
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** `1990-05-31` */
  birthDate: string | null;
  phone: string | null;
  newsletter: NewsletterState;
  /** The customer's consents; older services omit them. */
  consents?: readonly ConsentType[];
  /** A requested address that is not confirmed yet. */
  pendingEmail: string | null;
}

/** All data the shop has about a customer, for download. */
export interface CustomerExport {
  profile: Profile;
  addresses: readonly Record<string, unknown>[];
  orders: readonly Record<string, unknown>[];
  subscriptions: readonly Record<string, unknown>[];
  savedPayments: readonly Record<string, unknown>[];
  wishList?: readonly Record<string, unknown>[];
  reviews?: readonly Record<string, unknown>[];
  returnRequests?: readonly Record<string, unknown>[];
}

/** Reviews are `pending` until a moderator has read them. */
export type ReviewState = 'pending' | 'published' | 'rejected';

/** A customer's own review with its state. */
export interface OwnReview {
  kind: 'sku' | 'bundle';
  code: string;
  state: ReviewState;
}

export interface OwnReviews {
  reviews: readonly OwnReview[];
}

/** A return request was received. */
export interface ReturnReceipt {
  id: string;
  /** ISO 8601 */
  receivedAt: string;
}

/** Response without data. */
export type Done = Record<never, never>;
