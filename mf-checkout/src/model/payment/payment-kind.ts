import type { Order, PaymentMethod } from '@shop/contracts/commerce/order';

/** Payment sources this checkout can carry out. A wire transfer stands for cash on delivery (P2). */
const SUPPORTED = { wire_transfers: 'cash_on_delivery' } as const;
export type PaymentKind = (typeof SUPPORTED)[keyof typeof SUPPORTED];

/** How a payment method is shown and paid; null for one this checkout cannot carry out. */
export const paymentKind = (method: PaymentMethod): PaymentKind | null =>
  Object.entries(SUPPORTED).find(([type]) => type === method.type)?.[1] ?? null;

/** The order's payment methods that can be offered. */
export const offeredPaymentMethods = (order: Order): PaymentMethod[] =>
  order.availablePaymentMethods.filter((method) => paymentKind(method) !== null);
