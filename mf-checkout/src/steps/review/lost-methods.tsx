import type { Order, PaymentMethod } from '@shop/contracts/commerce/order';
import { useState } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Notice } from '@shop/contracts/ui';
import { readDraft } from '../checkout-draft.ts';
import { keptMethod } from '../shipping/shipping-methods.ts';

export type LostMethod = 'shipping' | 'payment';

/**
 * Selected methods that are no longer available, as after a coupon: a shipping method not offered to its shipment, a
 * payment method not offered to the order. Methods the platform removed but still offers are set again silently.
 *
 * @param paidBy the payment method selected last
 */
export const lostMethods = (order: Order, paidBy: PaymentMethod | null): readonly LostMethod[] => {
  const chosen = readDraft().shipping ?? {};
  const isShippingLost = order.shipments.some(
    (it) => it.methodId === null && chosen[it.id] !== undefined && keptMethod(it) === null,
  );
  const isPaymentLost =
    paidBy !== null &&
    order.paymentMethod === null &&
    order.availablePaymentMethods.length > 0 &&
    order.availablePaymentMethods.every(({ id }) => id !== paidBy.id);
  return [
    ...(isShippingLost ? (['shipping'] as const) : []),
    ...(isPaymentLost ? (['payment'] as const) : []),
  ];
};

/** Notice that a selected method is no longer available, until another is selected. */
export const LostMethodsNotice = ({ order }: { order: Order }) => {
  const [paidBy, setPaidBy] = useState(order.paymentMethod);
  if (order.paymentMethod !== null && order.paymentMethod.id !== paidBy?.id)
    setPaidBy(order.paymentMethod);
  return lostMethods(order, paidBy).map((method) => (
    <Notice key={method} tone="warning" live>
      <FormattedMessage id={`checkout.review.lost_${method}`} />
    </Notice>
  ));
};
