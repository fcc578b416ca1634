import { selectIntents } from '../store/cart-slice.ts';
import { claimAdditions } from '../outbox/claim.ts';
import { keepWishes } from '../outbox/persist.ts';
import { addToCart } from '../commands/add-to-cart.ts';
import { isMissing } from '../commands/resolve-add.ts';
import type { CartThunk } from '../store/thunk.ts';
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
