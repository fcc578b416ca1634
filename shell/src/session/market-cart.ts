import type { SessionStore } from '@shop/contracts/commerce';

/**
 * Id of the market's cart as it is stored (T3). What only this tab remembers counts unless it is known to be the
 * cart of another market (M10).
 */
export const cartOfMarket = (
  { carts, cartId }: Pick<SessionStore, 'carts' | 'cartId'>,
  market: string,
): string | null => {
  const ids = carts.read() ?? {};
  const own = ids[market];
  if (own) return own;
  const ofTab = cartId.read();
  return ofTab !== null && Object.values(ids).includes(ofTab) ? null : ofTab;
};

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
