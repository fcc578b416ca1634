import { useMemo } from 'react';
import { sessionStore } from '@shop/contracts/commerce';
import { Fragment } from '@shop/contracts/remote';
import { selectSession, useAppSelector } from '@shop/contracts/store';

/**
 * Lets the cart team reconcile the cart. Visitors without any cart, here or in another market, do not load it. A cart
 * remote of contract 2.5 or older has the fragment under its former name.
 */
export const CartReconcilerPlace = () => {
  const { kind, orderId } = useAppSelector(selectSession);
  const isNeeded = useMemo(
    () =>
      kind === 'customer' ||
      orderId !== null ||
      (kind === 'anonymous' && sessionStore().carts.read() !== null),
    [kind, orderId],
  );
  if (!isNeeded) return null;
  const former = <Fragment of="cart" name="OrderLife" fallback={null} whenFailed={<></>} />;
  return <Fragment of="cart" name="CartReconciler" fallback={null} whenFailed={former} />;
};
