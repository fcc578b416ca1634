import { ok, type Result } from '@shop/contracts/commerce';
import type { LineItem, Order } from '@shop/contracts/commerce/order';
import type { LineTarget } from '../outbox/pending-change.ts';
import { outcomeOf } from '../outbox/queue.ts';
import type { CartThunk } from '../store/thunk.ts';
import { addToCart } from './add-to-cart.ts';
import type { CartProblem } from './cart-problem.ts';
import { maxQuantity } from './limits.ts';

/**
 * Restores a line whose removal was sent: the same quantity with the same options becomes a new line at the end of the
 * cart, unless the platform refuses the removal.
 *
 * @param line - as it was on the platform before the removal
 * @param removalId - of the removal that is being sent, if it has not ended
 */
export const addRemoved =
  (
    line: LineItem,
    { quantity, options }: LineTarget,
    removalId: string | undefined,
  ): CartThunk<Result<Order | null, CartProblem>> =>
  async (dispatch, _getState, page) => {
    const removed =
      removalId && ((await outcomeOf(page, removalId)) as Result<unknown> | undefined);
    // The line is still there.
    if (removed && !removed.ok) return ok(null);
    return dispatch(
      addToCart({
        kind: line.type === 'bundles' ? 'bundle' : 'sku',
        code: line.code ?? '',
        name: line.name,
        imageUrl: line.imageUrl ?? undefined,
        quantity,
        maxQuantity: maxQuantity(line, page.config.maxQuantityPerLine),
        options,
      }),
    );
  };
