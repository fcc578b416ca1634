import type { Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import type { CartThunk } from './thunk.ts';
import { toResult } from './to-result.ts';

/**
 * The end of a write: its answer, with the fresh order already in the store. The endpoint puts it there too, but
 * a moment after it answered, and the next write of the queue must not reckon with the order of before.
 */
export const settleWrite =
  (write: PromiseLike<{ data?: Order; error?: unknown }>): CartThunk<Result<Order>> =>
  async (dispatch) => {
    const written = toResult<Order>(await write);
    if (written.ok) {
      const { id } = written.value;
      await dispatch(orderApi.util.upsertQueryData('order', id, written.value));
    }
    return written;
  };
