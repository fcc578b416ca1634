import { useMemo } from 'react';
import { sessionStore } from '@shop/contracts/commerce';
import { Fragment } from '@shop/contracts/remote';
import { selectSession, useAppSelector } from '@shop/contracts/store';

/** Lets the cart team look after the order. A visitor without any cart, here or in another market, needs none of it. */
export const OrderLifePlace = () => {
  const { kind, orderId } = useAppSelector(selectSession);
  const isNeeded = useMemo(
    () =>
      kind === 'customer' ||
      orderId !== null ||
      (kind === 'anonymous' && sessionStore().carts.read() !== null),
    [kind, orderId],
  );
  return isNeeded ? (
    <Fragment of="cart" name="OrderLife" fallback={null} whenFailed={<></>} />
  ) : null;
};
