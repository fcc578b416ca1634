/** What a service needs to read an order as the shop does, without the store and its client. */
export { isFreeOrder } from './free-payment.ts';
export { giftMessageOf } from './gift-message.ts';
export { namesOf } from './names-of.ts';
export { ORDER_INCLUDES } from './order-includes.ts';
export { orderCountry } from './order-country.ts';
export { orderRows, type OrderRow, type TotalNote } from './order-rows.ts';
export { shippingOf } from './shipping-of.ts';
export { toOrder } from './to-order.ts';
export type { Address } from '../address.ts';
export type { LineItem, LineItemOption, Order, PaymentMethod } from './types.ts';
