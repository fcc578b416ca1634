import type { CartThunk } from '../store/thunk.ts';
import { adoptOrder, type Adoption } from './merge-guest-cart.ts';
import { arriveInMarket, type Arrival } from './transfer-to-market.ts';

/**
 * All that may have to be done about the order when a page opens, somebody logs in, or the shopper agrees to a change
 * of market: the cart of another market first, then the customer's. Says what became of the latter.
 */
export const lookAfterOrder =
  (arrival: Arrival = {}): CartThunk<Adoption> =>
  async (dispatch) => {
    await dispatch(arriveInMarket(arrival));
    return dispatch(adoptOrder());
  };
