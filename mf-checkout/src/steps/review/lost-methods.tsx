import type { Order, PaymentMethod } from '@shop/contracts/commerce/order';
import { useState } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Notice } from '@shop/contracts/ui';
import { readDraft } from '../checkout-draft.ts';
import { keptMethod } from '../shipping/shipping-methods.ts';

export type LostMethod = 'shipping' | 'payment';

/**
 * What was chosen and cannot be had any more, as after a coupon: a shipping method that is not offered to its shipment
 * now, a way to pay that is not offered to the order. What is only let go is chosen again without a word.
 *
 * @param paidBy - the way to pay that was chosen last
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

/** Says that a method which was chosen is gone, as after a coupon, and is asked for again; until another is chosen. */
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
