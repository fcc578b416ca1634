/** Reading an order as the shop does, for services: without the store and the platform's client. */
export { namesOf } from '../metadata/names-of.ts';
export { chargedDeposits, DEPOSIT, depositsIn, type DepositsByLine } from './summary/deposits.ts';
export { ORDER_INCLUDES } from './mapping/includes.ts';
export { toOrder } from './mapping/to-order.ts';
export { giftMessageOf } from './metadata.ts';
export { isFreeOrder } from './summary/free-payment.ts';
export { orderRows, type OrderRow, type TotalNote } from './summary/order-rows.ts';
export { orderCountry, shippingOf } from './summary/shipping-cost.ts';
export type { Address } from '../address/address.ts';
export type { LineItem, LineItemOption, Order, PaymentMethod } from './types.ts';
