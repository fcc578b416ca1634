import { useMemo } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { useAppSelector } from '@shop/contracts/store';
import { OrderCodes } from '../../../components/codes/order-codes.tsx';
import { selectIntents } from '../../../model/cart-slice.ts';
import { codeViews, pendingCodeOf } from '../../../model/view/code-views.ts';
import { intentsOf } from '../../../model/view/fold-lines.ts';

/** Coupon and gift card of the order, as in the cart. */
export const SummaryCodes = ({ order, readOnly }: { order: Order; readOnly: boolean }) => {
  const all = useAppSelector(selectIntents);
  const intents = useMemo(() => intentsOf(all, order.id), [all, order.id]);
  return (
    <OrderCodes
      orderId={order.id}
      codes={codeViews(order, intents)}
      pendingCode={pendingCodeOf(intents)}
      disabled={readOnly}
    />
  );
};
