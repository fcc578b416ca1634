import { injectSlice } from '@shop/contracts/store';
import { OrderLifeNotice } from './transfer-notice.tsx';
import { useOrderLife } from './use-cart-reconciler.ts';
import { orderLifeSlice } from '../../transfer/transfer-slice.ts';

injectSlice(orderLifeSlice);

/** Looks after the order while the page is open, and tells what could not come along into it. */
export default function OrderLife() {
  const retry = useOrderLife();
  return <OrderLifeNotice onRetry={retry} />;
}
