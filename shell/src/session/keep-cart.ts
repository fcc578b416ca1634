import type { SessionStore } from '@shop/contracts/commerce';

/** Stores the id of the market's cart, or that it has none (T3); carts of other markets stay as they are (M10). */
export const keepCart = (
  { carts, cartId }: Pick<SessionStore, 'carts' | 'cartId'>,
  market: string,
  orderId: string | null,
): void => {
  const { [market]: _, ...others } = carts.read() ?? {};
  const ids = orderId ? { ...others, [market]: orderId } : others;
  if (Object.keys(ids).length > 0) carts.write(ids);
  else carts.clear();
  if (orderId) cartId.write(orderId);
  else cartId.clear();
};
