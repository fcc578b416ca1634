/** Path at which the shell's server stores the id of a guest's order in a cookie, to render the cart. */
export const GUEST_ORDER_PATH = '/guest-order';

/**
 * Sends the id of the guest's order to the shell's server, which renders the cart of the next page with it; null
 * clears it. Rejects on failure.
 */
export const keepGuestOrder = async (market: string, orderId: string | null): Promise<void> => {
  await fetch(GUEST_ORDER_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ market, orderId }),
    keepalive: true,
  });
};
