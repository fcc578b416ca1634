import { selectIntents } from '../cart-slice.ts';
import { claimAdditions } from '../kept-wishes/claim-wishes.ts';
import { keepWishes } from '../kept-wishes/kept-wishes.ts';
import { addToCart } from '../lines/add-to-cart.ts';
import { isMissing } from '../lines/resolve-addition.ts';
import type { CartThunk } from '../thunk.ts';
import type { CarrySource } from './order-side.ts';

/**
 * Settles the unconfirmed additions of an earlier page before their order is transferred: those that arrived are
 * transferred with the other lines, the rest are added to the order of this market. If the order cannot be read, they
 * stay as they are.
 */
export const settleAdditions =
  (source: CarrySource): CartThunk<void> =>
  async (dispatch, getState, page) => {
    const from = await source.read();
    if (!from.ok) return;
    for (const { addition, target } of await claimAdditions(page, source.id)) {
      // Without a target it was never sent. It is queued behind the transfer.
      if (!target || isMissing(from.value, addition, target)) void dispatch(addToCart(addition));
    }
    keepWishes(page, selectIntents(getState()));
  };
