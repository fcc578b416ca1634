import { useState } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { Notice } from '@shop/contracts/ui';
import { lostMethods } from './lost-methods.ts';

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
