import { changePassword } from './accounts/change-password.ts';
import { resetPassword } from './accounts/reset-password.ts';
import { signup } from './accounts/signup.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { findOrder } from './orders/find-order.ts';
import { trackedOrder } from './orders/tracked-order.ts';
import { changeEmail } from './email/change-email.ts';
import { confirmEmail } from './email/confirm-email.ts';
import { confirmNewsletter } from './newsletter/confirm-newsletter.ts';
import { newsletter } from './newsletter/newsletter.ts';
import { oneClickUnsubscribe } from './newsletter/one-click-unsubscribe.ts';
import { unsubscribe } from './newsletter/unsubscribe.ts';
import { deleteAccount } from './privacy/delete-account.ts';
import { exportCustomer } from './privacy/export-customer.ts';
import { readProfile } from './profile/read-profile.ts';
import { consent } from './profile/consent.ts';
import { updateProfile } from './profile/update-profile.ts';
import { confirmBackInStock } from './stock/confirm-back-in-stock.ts';
import { backInStock } from './stock/back-in-stock.ts';
import { ownReviews } from './reviews/own-reviews.ts';
import { writeReview } from './reviews/write-review.ts';
import type { AnyOwnOperation } from './frame/own-operation.ts';

/** All operations. Add a new one here. */
export const OPERATIONS: readonly AnyOwnOperation[] = [
  signup,
  resetPassword,
  changePassword,
  findOrder,
  trackedOrder,
  cancelOrder,
  readProfile,
  updateProfile,
  newsletter,
  confirmNewsletter,
  consent,
  unsubscribe,
  oneClickUnsubscribe,
  changeEmail,
  confirmEmail,
  exportCustomer,
  deleteAccount,
  backInStock,
  confirmBackInStock,
  ownReviews,
  writeReview,
];
