import type { MailKind } from '../../mail-request.ts';
import type { WriteMail } from '../kind-context.ts';
import {
  accountDeleted,
  emailChangeConfirm,
  emailChangeNotice,
  emailChangeTaken,
  passwordReset,
  welcome,
} from './account-mails.ts';
import { backInStock, backInStockConfirm, newsletterConfirm } from './news-mails.ts';
import {
  orderConfirmation,
  orderDelivered,
  orderLink,
  orderRefunded,
  orderShipped,
  paymentRefused,
} from './order-mails.ts';
import { returnRequest } from './return-mails.ts';

/** The composer of each kind of mail. */
export const KINDS: { readonly [K in MailKind]: WriteMail<K> } = {
  welcome,
  'password-reset': passwordReset,
  'email-change-confirm': emailChangeConfirm,
  'email-change-notice': emailChangeNotice,
  'email-change-taken': emailChangeTaken,
  'newsletter-confirm': newsletterConfirm,
  'order-confirmation': orderConfirmation,
  'order-shipped': orderShipped,
  'order-delivered': orderDelivered,
  'payment-refused': paymentRefused,
  'order-refunded': orderRefunded,
  'order-link': orderLink,
  'return-request': returnRequest,
  'back-in-stock': backInStock,
  'back-in-stock-confirm': backInStockConfirm,
  'account-deleted': accountDeleted,
};
