import type { Order, PlaceOrderInput } from '@shop/contracts/commerce/order';
import type { Locale } from '@shop/contracts/market';

/**
 * What placing an order is asked with (T11): the shopper's language, which shop it was bought in (mails link back
 * there), and the addresses to be copied onto it, so that later changes of an address book leave it alone.
 *
 * @param prefix market path such as `/it/eur/it`.
 */
export const toPlacement = (order: Order, language: Locale, prefix: string): PlaceOrderInput => ({
  orderId: order.id,
  language,
  metadata: { market_path: prefix },
  shippingAddressId: order.shippingAddress?.id,
  billingAddressId: order.billingAddress?.id,
});
