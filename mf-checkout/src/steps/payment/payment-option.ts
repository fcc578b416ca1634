import type { Order, PaymentMethod, StoredPayment } from '@shop/contracts/commerce/order';
import { offeredPayments } from './adapters.ts';
import type { PaymentAdapter } from './payment-adapter.ts';

/** Something the shopper can choose to pay with: a way to pay, or something stored of an earlier purchase. */
export interface PaymentOption {
  /** Id of the payment method, or of what is stored. */
  id: string;
  adapter: PaymentAdapter;
  method: PaymentMethod;
  stored: StoredPayment | null;
}

/** All there is to choose from: what is stored stands before the way to pay that it is of. */
export const paymentOptions = (order: Order, wallet: readonly StoredPayment[]): PaymentOption[] =>
  offeredPayments(order).flatMap(({ method, adapter }) => [
    ...(adapter.tokenizes
      ? wallet
          .filter(({ type }) => type === method.type)
          .map((stored) => ({ id: stored.id, adapter, method, stored }))
      : []),
    { id: method.id, adapter, method, stored: null },
  ]);

/** Whether a nonce has to be made for it: what is stored is paid with by the platform alone. */
export const needsNonce = ({ adapter, stored }: PaymentOption): boolean =>
  adapter.tokenizes && stored === null;
