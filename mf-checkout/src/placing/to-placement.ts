import {
  FREE_PAYMENT_METHOD,
  type Order,
  type PlaceOrderInput,
} from '@shop/contracts/commerce/order';
import type { Locale } from '@shop/contracts/market';
import type { Agreement } from './placing-machine.ts';

/**
 * Parameters of placing (T11): the shopper's language, the market path for links in mails, the addresses to copy onto
 * the order (later changes of the address book must not affect it), and the agreement.
 *
 * @param prefix market path such as `/it/eur/it`
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
