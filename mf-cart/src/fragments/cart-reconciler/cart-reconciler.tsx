import { injectSlice } from '@shop/contracts/store';
import { transferSlice } from '../../transfer/transfer-slice.ts';
import { TransferNotice } from './transfer-notice.tsx';
import { useCartReconciler } from './use-cart-reconciler.ts';

injectSlice(transferSlice);

/** Reconciles the cart while the page is open, and lists goods that could not be transferred. */
export default function CartReconciler() {
  const retry = useCartReconciler();
  return <TransferNotice onRetry={retry} />;
}
