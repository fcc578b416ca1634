import { useMemo } from 'react';
import { useStoredPaymentsQuery, type Order } from '@shop/contracts/commerce/order';
import { selectSession, skipToken, useAppSelector } from '@shop/contracts/store';
import { offeredPayments } from './adapters.ts';
import { paymentOptions, type PaymentOption } from './payment-option.ts';

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
