import type { SessionStore } from '@shop/contracts/commerce';

/** Takes a market's order off a list of ids by market, if it is still this one that is there. */
export const dropOrderId = (list: SessionStore['carts'], market: string, orderId: string): void => {
  const { [market]: id, ...others } = list.read() ?? {};
  if (id !== orderId) return;
  if (Object.keys(others).length > 0) list.write(others);
  else list.clear();
};
