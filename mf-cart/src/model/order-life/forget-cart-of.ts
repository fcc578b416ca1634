import type { SessionStore } from '@shop/contracts/commerce';

/** Forgets the cart of another market, if it is still this one. */
export const forgetCartOf = (
  { carts }: Pick<SessionStore, 'carts'>,
  market: string,
  orderId: string,
): void => {
  const { [market]: id, ...others } = carts.read() ?? {};
  if (id !== orderId) return;
  if (Object.keys(others).length > 0) carts.write(others);
  else carts.clear();
};
