export type { TrackedLine, TrackedOrder, TrackedPlace } from '../commerce/tracking/types.ts';

import type { ConsentType } from './consent-types.ts';

export interface SignupAnswer {
  id: string;
  email: string;
}

/** Whether the newsletter comes: asked for and not yet confirmed by the mail's link is not yet. */
export type NewsletterState = 'none' | 'asked' | 'confirmed';

export interface Profile {
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** `1990-05-31` */
  birthDate: string | null;
  phone: string | null;
  newsletter: NewsletterState;
  /** What the customer has consented to; left out by a service that knows no consents. */
  consents?: readonly ConsentType[];
  /** An address that was asked for and is not yet confirmed. */
  pendingEmail: string | null;
}

/** All the shop knows of a customer, to be kept by the customer. */
export interface CustomerExport {
  profile: Profile;
  addresses: readonly Record<string, unknown>[];
  orders: readonly Record<string, unknown>[];
  subscriptions: readonly Record<string, unknown>[];
  savedPayments: readonly Record<string, unknown>[];
  wishList?: readonly Record<string, unknown>[];
  reviews?: readonly Record<string, unknown>[];
}

/** Reviews wait until someone of the shop has read them. */
export type ReviewState = 'pending' | 'published' | 'rejected';

/** What became of a customer's own review. */
export interface OwnReview {
  kind: 'sku' | 'bundle';
  code: string;
  state: ReviewState;
}

export interface OwnReviews {
  reviews: readonly OwnReview[];
}

/** What operations answer that only do something. */
export type Done = Record<never, never>;
