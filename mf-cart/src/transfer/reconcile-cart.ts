import type { CountryCode } from '@shop/contracts/market';
import { followCountry } from '../ship-to/follow-country.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';
import { transferToMarket, type MarketTransfer } from './transfer-to-market.ts';

export interface Occasion extends MarketTransfer {
  /** The visitor has chosen another country of the market. */
  country?: CountryCode;
}

/**
 * Reconciles the cart when a page opens, after a login, or when the shopper agrees to a change of market: first the
 * cart of another market, then the customer's. Returns the outcome of the latter. For another country of the market,
 * only the order's ship-to country changes.
 */
export const reconcileCart =
  ({ country, ...transfer }: Occasion = {}): ReturnType<typeof mergeGuestCart> =>
  async (dispatch) => {
    if (country) {
      await dispatch(followCountry(country));
      return 'kept';
    }
    await dispatch(transferToMarket(transfer));
    return dispatch(mergeGuestCart());
  };
