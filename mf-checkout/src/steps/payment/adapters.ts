import type { Order, PaymentMethod } from '@shop/contracts/commerce/order';
import { bankTransfer } from './bank-transfer-adapter.ts';
import { card } from './card-adapter.ts';
import { cashOnDelivery } from './cash-on-delivery-adapter.ts';
import { free } from './free-adapter.ts';
import type { PaymentAdapter } from './payment-adapter.ts';

const ADAPTERS: readonly PaymentAdapter[] = [card, cashOnDelivery, bankTransfer, free];

/** How a payment method is shown and paid; null for one this checkout cannot carry out. */
export const adapterOf = (method: PaymentMethod): PaymentAdapter | null =>
  ADAPTERS.find(({ accepts }) => accepts(method)) ?? null;

/** A payment method this checkout can carry out. */
export interface OfferedPayment {
  method: PaymentMethod;
  adapter: PaymentAdapter;
}

/** The order's payment methods that can be offered, in the platform's order. */
export const offeredPayments = (order: Order): OfferedPayment[] =>
  order.availablePaymentMethods.flatMap((method) => {
    const adapter = adapterOf(method);
    return adapter ? [{ method, adapter }] : [];
  });
