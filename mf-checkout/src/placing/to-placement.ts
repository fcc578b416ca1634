import {
  FREE_PAYMENT_METHOD,
  type Order,
  type PlaceOrderInput,
} from '@shop/contracts/commerce/order';
import type { Locale } from '@shop/contracts/market';
import type { Agreement } from './placing-machine.ts';

/**
 * What placing an order is asked with (T11): the shopper's language, which shop it was bought in (mails link back
 * there), the addresses to be copied onto it, so that later changes of an address book leave it alone, and what the
 * shopper agreed to.
 *
 * @param prefix market path such as `/it/eur/it`.
 */
export const toPlacement = (
  order: Order,
  { review, payment, save, age, metadata }: Agreement,
  language: Locale,
  prefix: string,
): PlaceOrderInput => ({
  orderId: order.id,
  language,
  metadata: { ...metadata, market_path: prefix, ...(age !== undefined && { age_confirmed: age }) },
  shippingAddressId: order.shippingAddress?.id,
  billingAddressId: order.billingAddress?.id,
  agreed: {
    total: review.total.cents,
    paymentMethodId: payment === FREE_PAYMENT_METHOD ? null : (order.paymentMethod?.id ?? null),
  },
  ...(save && { savePayment: true }),
});
