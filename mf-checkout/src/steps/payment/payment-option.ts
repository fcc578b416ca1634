import {
  type Order,
  type PaymentMethod,
  type StoredPayment,
  useStoredPaymentsQuery,
} from '@shop/contracts/commerce/order';
import { useMemo } from 'react';
import { selectSession, skipToken, useAppSelector } from '@shop/contracts/store';
import { offeredPayments, type PaymentAdapter } from './adapters.ts';

/** Something the shopper can choose to pay with: a way to pay, or something stored of an earlier purchase. */
export interface PaymentOption {
  /** Id of the payment method, or of what is stored. */
  id: string;
  adapter: PaymentAdapter;
  method: PaymentMethod;
  stored: StoredPayment | null;
}

/** All there is to choose from: what is stored stands before the way to pay that it is of. */
const paymentOptions = (order: Order, wallet: readonly StoredPayment[]): PaymentOption[] =>
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

/** What the order can be paid with. A customer's wallet comes a moment later, and where it does not the rest is offered. */
export const usePaymentOptions = (order: Order): readonly PaymentOption[] => {
  const { kind, ownerId } = useAppSelector(selectSession);
  const isStorable = offeredPayments(order).some(({ adapter }) => adapter.tokenizes);
  const isCustomers = kind === 'customer' && ownerId !== null && isStorable;
  const { data: wallet } = useStoredPaymentsQuery(
    isCustomers ? { orderId: order.id, ownerId } : skipToken,
  );
  return useMemo(() => paymentOptions(order, wallet ?? []), [order, wallet]);
};
