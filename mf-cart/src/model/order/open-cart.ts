import type { Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { enqueue } from '../wishes/enqueue.ts';
import { loadCart } from './load-cart.ts';
import { repairCart } from '../check/repair-cart.ts';
import type { CartThunk } from '../thunk.ts';

/** What opening the cart page does: reads the order anew (T1) and puts right what cannot be sold (T15). */
export const openCart = (): CartThunk<Result<Order> | null> => (dispatch, _getState, extra) =>
  enqueue(extra, async () => {
    const loaded = await dispatch(loadCart({ fresh: true }));
    if (loaded?.ok) await dispatch(repairCart(loaded.value));
    return loaded;
  });
