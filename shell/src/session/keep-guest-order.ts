import { GUEST_ORDER_PATH } from './guest-order-path.ts';

/**
 * Tells the shop's server the id of the guest's order, by which it renders the cart of the next page; null to forget it.
 * Rejects where it cannot be told.
 */
export const keepGuestOrder = async (market: string, orderId: string | null): Promise<void> => {
  await fetch(GUEST_ORDER_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ market, orderId }),
    keepalive: true,
  });
};
