import { changePassword } from './accounts/change-password.ts';
import { resetPassword } from './accounts/reset-password.ts';
import { signup } from './accounts/signup.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { findOrder } from './orders/find-order.ts';
import { requestReturn } from './orders/request-return.ts';
import { trackedOrder } from './orders/tracked-order.ts';
import { changeEmail } from './email/change-email.ts';
import { confirmEmail } from './email/confirm-email.ts';
import { confirmNewsletter, newsletter } from './newsletter/newsletter.ts';
import { oneClickUnsubscribe, unsubscribe } from './newsletter/unsubscribe.ts';
import { deleteAccount } from './privacy/delete-account.ts';
import { exportCustomer } from './privacy/export-customer.ts';
import { readProfile, updateProfile } from './profile/profile.ts';
import { consent } from './profile/consent.ts';
import { backInStock, confirmBackInStock } from './stock/back-in-stock.ts';
import { ownReviews, writeReview } from './reviews/reviews.ts';
import type { AnyOwnOperation } from './frame/own-operation.ts';

/** All operations. Add a new one here. */
export const OPERATIONS: readonly AnyOwnOperation[] = [
  signup,
  resetPassword,
  changePassword,
  findOrder,
  trackedOrder,
  cancelOrder,
  requestReturn,
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
