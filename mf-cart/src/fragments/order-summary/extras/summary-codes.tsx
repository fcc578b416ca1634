import { useMemo } from 'react';
import type { Order } from '@shop/contracts/commerce/order';
import { selectMarketContext, useAppSelector } from '@shop/contracts/store';
import { OrderCodes } from '../../../components/codes/order-codes.tsx';
import { changesOf } from '../../../summary/fold-lines.ts';
import { selectPendingChanges } from '../../../store/cart-slice.ts';
import { summaryRows } from '../../../summary/summary-rows.ts';
import { codeViews, pendingCodeOf } from '../../../summary/code-views.ts';

/** Coupon and gift card of the order, as in the cart. */
export const SummaryCodes = ({ order, readOnly }: { order: Order; readOnly: boolean }) => {
  const { market } = useAppSelector(selectMarketContext);
  const all = useAppSelector(selectPendingChanges);
  const changes = useMemo(() => changesOf(all, order.id), [all, order.id]);
  return (
    <OrderCodes
      orderId={order.id}
      codes={codeViews(order, changes, summaryRows(order, market))}
      pendingCode={pendingCodeOf(changes)}
      disabled={readOnly}
    />
  );
};
