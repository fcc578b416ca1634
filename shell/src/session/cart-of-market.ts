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
