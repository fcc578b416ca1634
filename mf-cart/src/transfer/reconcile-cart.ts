import { mergeGuestCart } from './merge-guest-cart.ts';
import { transferToMarket, type MarketTransfer } from './transfer-to-market.ts';

/**
 * Reconciles the cart when a page opens, after a login, or when the shopper agrees to a change of market: first the
 * cart of another market, then the customer's. Returns the outcome of the latter.
 */
export const reconcileCart =
  (transfer: MarketTransfer = {}): ReturnType<typeof mergeGuestCart> =>
  async (dispatch) => {
    await dispatch(transferToMarket(transfer));
    return dispatch(mergeGuestCart());
  };
