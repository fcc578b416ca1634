import type { SessionStore } from '@shop/contracts/commerce';

/** Removes a market's order from stored ids by market, if the stored id is still this one. */
export const removeOrderId = (
  stored: SessionStore['carts'],
  market: string,
  orderId: string,
): void => {
  const { [market]: id, ...others } = stored.read() ?? {};
  if (id !== orderId) return;
  if (Object.keys(others).length > 0) stored.write(others);
  else stored.clear();
};
