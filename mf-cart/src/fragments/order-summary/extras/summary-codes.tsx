import { useMemo } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { OrderCodes } from '../../../components/codes/order-codes.tsx';
import { selectIntents } from '../../../store/cart-slice.ts';
import { billRows } from '../../../summary/summary-rows.ts';
import { codeViews, pendingCodeOf } from '../../../summary/code-views.ts';
import { intentsOf } from '../../../summary/fold-lines.ts';

/** Coupon and gift card of the order, as in the cart. */
export const SummaryCodes = ({ order, readOnly }: { order: Order; readOnly: boolean }) => {
  const { market } = useAppSelector(selectMarketContext);
  const all = useAppSelector(selectIntents);
  const intents = useMemo(() => intentsOf(all, order.id), [all, order.id]);
  return (
    <OrderCodes
      orderId={order.id}
      codes={codeViews(order, intents, billRows(order, market))}
      pendingCode={pendingCodeOf(intents)}
      disabled={readOnly}
    />
  );
};
