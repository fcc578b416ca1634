import { fail, ok, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { announceChange } from './announce-change.ts';
import type { CartProblem } from './cart-problem.ts';
import { checkQuantity } from './check-quantity.ts';
import { enqueue } from './enqueue.ts';
import { ensureOrder } from './ensure-order.ts';
import type { CartAddition } from './cart-addition.ts';
import { findLine } from './find-line.ts';
import { maxQuantity } from './max-quantity.ts';
import { quantityChange } from './quantity-change.ts';
import { sendLine } from './send-line.ts';
import type { CartThunk } from './thunk.ts';

/**
 * Adds pieces to the cart: starts an order if there is none (T2), makes a line or raises the existing one (T7),
 * and tells analytics and the page. Adds of one page run one after the other.
 */
export const addToCart =
  (addition: CartAddition): CartThunk<Result<Order, CartProblem>> =>
  (dispatch, _getState, extra) =>
    enqueue(extra, async () => {
      const asked = checkQuantity(addition.quantity, addition.maxQuantity);
      if (!asked.ok) return asked;
      const order = await dispatch(ensureOrder());
      if (!order.ok) return fail({ code: order.error.code });

      const before = findLine(order.value, addition);
      const limit = before
        ? Math.min(addition.maxQuantity, maxQuantity(before, extra.config.maxQuantityPerLine))
        : addition.maxQuantity;
      const fits = checkQuantity(addition.quantity, limit, before?.quantity);
      if (!fits.ok) return fits;

      const sent = await dispatch(sendLine(order.value, addition));
      if (!sent.ok) return fail({ code: sent.error.code });

      const after = findLine(sent.value, addition);
      const change =
        after && quantityChange(after, after.quantity - addition.quantity, after.quantity);
      if (change) extra.events.emit('analytics', change);
      announceChange(extra.events, sent.value.id);
      return ok(sent.value);
    });
