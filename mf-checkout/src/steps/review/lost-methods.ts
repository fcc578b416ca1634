import type { Order, PaymentMethod } from '@shop/contracts/commerce/order';
import { readDraft } from '../checkout-draft.ts';
import { keptMethod } from '../shipping/kept-methods.ts';

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
