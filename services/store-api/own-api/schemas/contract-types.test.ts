import type * as Contract from '@shop/contracts/store-api';
import type { z } from 'zod';
import type { changePasswordSchema } from '../accounts/change-password.ts';
import type { passwordByLinkSchema, resetLinkSchema } from '../accounts/reset-password.ts';
import type { signupAnswerSchema, signupSchema } from '../accounts/signup.ts';
import type { changeEmailSchema } from '../email/change-email.ts';
import { REFUSALS } from '../frame/refusals.ts';
import type { cancelOrderSchema } from '../orders/cancel-order.ts';
import type { findOrderSchema } from '../orders/find-order.ts';
import type { requestReturnSchema, returnReceiptSchema } from '../orders/request-return.ts';
import type { trackedOrderSchema } from '../orders/tracked-order-schema.ts';
import type { newsletterSchema } from '../newsletter/newsletter.ts';
import type { deleteAccountSchema } from '../privacy/delete-account.ts';
import type { consentSchema } from '../profile/consent.ts';
import type { profileRequestSchema, profileSchema } from '../profile/profile-schema.ts';
import type { ownReviewsSchema, reviewSchema } from '../reviews/reviews.ts';
import type { backInStockSchema } from '../stock/back-in-stock.ts';
import type { linkSchema } from './link.ts';
import type { placeSchema } from './place.ts';

/** The browser's input type equals the schema's. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
/** Optional and `undefined` members are equivalent, because JSON has no `undefined`. */
type Sent<S extends z.ZodType> = {
  [K in keyof z.input<S>]: Exclude<z.input<S>[K], undefined>;
};
type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> };
/** The schema accepts every response of the contract; status fields are plain strings in it. */
type Lets<S extends z.ZodType, T> = [T] extends [z.input<S>] ? true : never;
type Fits<S extends z.ZodType, T> = Same<Sent<S>, Given<T>>;
/** The response schema satisfies the browser's type. */
type Answers<S extends z.ZodType, T> = [z.output<S>] extends [T] ? true : never;

const AS_IN_THE_CONTRACT = [
  true satisfies Fits<typeof placeSchema, Contract.Place>,
  true satisfies Fits<typeof linkSchema, Contract.LinkRequest>,
  true satisfies Fits<typeof signupSchema, Contract.SignupRequest>,
  true satisfies Fits<typeof signupAnswerSchema, Contract.SignupAnswer>,
  true satisfies Fits<typeof resetLinkSchema, Contract.ResetLinkRequest>,
  true satisfies Fits<typeof passwordByLinkSchema, Contract.NewPasswordRequest>,
  true satisfies Fits<typeof changePasswordSchema, Contract.ChangePasswordRequest>,
  true satisfies Fits<typeof findOrderSchema, Contract.FindOrderRequest>,
  true satisfies Fits<typeof cancelOrderSchema, Contract.CancelOrderRequest>,
  true satisfies Fits<typeof requestReturnSchema, Contract.ReturnRequest>,
  true satisfies Answers<typeof returnReceiptSchema, Contract.ReturnReceipt>,
  true satisfies Lets<typeof trackedOrderSchema, Contract.TrackedOrder>,
  true satisfies Fits<typeof changeEmailSchema, Contract.ChangeEmailRequest>,
  true satisfies Fits<typeof deleteAccountSchema, Contract.DeleteAccountRequest>,
  true satisfies Fits<typeof profileRequestSchema, Contract.ProfileRequest>,
  true satisfies Fits<typeof consentSchema, Contract.ConsentRequest>,
  true satisfies Fits<typeof newsletterSchema, Contract.NewsletterRequest>,
  true satisfies Fits<typeof backInStockSchema, Contract.BackInStockRequest>,
  true satisfies Fits<typeof reviewSchema, Contract.ReviewRequest>,
  true satisfies Answers<typeof ownReviewsSchema, Contract.OwnReviews>,
  true satisfies Answers<typeof profileSchema, Contract.Profile>,
];

describe('the schemas of the own API', () => {
  it('are those of the contract, as the compiler says', () => {
    expect(AS_IN_THE_CONTRACT).not.toContain(false);
    expect(Object.values(REFUSALS).every(([status]) => status >= 400)).toBe(true);
  });
});
