import {
  type Order,
  type PaymentMethod,
  type StoredPayment,
  useStoredPaymentsQuery,
} from '@shop/contracts/commerce/order';
import { useMemo } from 'react';
import { selectSession, skipToken, useAppSelector } from '@shop/contracts/store';
import { offeredPayments, type PaymentAdapter } from './adapters.ts';

/** A payment option: a payment method or a stored instrument. */
export interface PaymentOption {
  /** Id of the payment method or of the stored payment. */
  id: string;
  adapter: PaymentAdapter;
  method: PaymentMethod;
  stored: StoredPayment | null;
}

/** All payment options: stored payments come before their payment method. */
const paymentOptions = (order: Order, wallet: readonly StoredPayment[]): PaymentOption[] =>
  offeredPayments(order).flatMap(({ method, adapter }) => [
    ...(adapter.tokenizes
      ? wallet
          .filter(({ type }) => type === method.type)
          .map((stored) => ({ id: stored.id, adapter, method, stored }))
      : []),
    { id: method.id, adapter, method, stored: null },
  ]);

/** Whether the option needs a nonce: the platform pays with stored instruments by itself. */
export const needsNonce = ({ adapter, stored }: PaymentOption): boolean =>
  adapter.tokenizes && stored === null;

/** The order's payment options. A customer's stored payments are added once loaded, and left out if that fails. */
export const usePaymentOptions = (order: Order): readonly PaymentOption[] => {
  const { kind, ownerId } = useAppSelector(selectSession);
  const isStorable = offeredPayments(order).some(({ adapter }) => adapter.tokenizes);
  const isCustomers = kind === 'customer' && ownerId !== null && isStorable;
  const { currentData: wallet } = useStoredPaymentsQuery(
    isCustomers ? { orderId: order.id, ownerId } : skipToken,
  );
  return useMemo(() => paymentOptions(order, wallet ?? []), [order, wallet]);
};
