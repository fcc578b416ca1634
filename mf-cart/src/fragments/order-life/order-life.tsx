import { injectSlice } from '@shop/contracts/store';
import { OrderLifeNotice } from './order-life-notice.tsx';
import { useOrderLife } from './use-order-life.ts';
import { orderLifeSlice } from '../../model/order-life/order-life-slice.ts';

injectSlice(orderLifeSlice);

/** Looks after the order while the page is open, and tells what could not come along into it. */
export default function OrderLife() {
  const retry = useOrderLife();
  return <OrderLifeNotice onRetry={retry} />;
}
