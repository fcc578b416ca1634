import { fail, ok, type Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { selectOrderId } from '@shop/contracts/store';
import type { CartAddition } from '../outbox/cart-addition.ts';
import type { CartProblem } from './cart-problem.ts';
import { settled } from '../store/cart-slice.ts';
import { checkQuantity } from './check-quantity.ts';
import { express } from '../outbox/queue.ts';
import { readOrder } from '../order/read-order.ts';
import { sendAddition, type AdditionOptions } from './send-addition.ts';
import type { CartThunk } from '../store/thunk.ts';

/**
 * Adds pieces to the cart: starts an order if there is none (T2), makes a line or raises the existing one (T7),
 * and tells analytics and the page. Shown at once; while the network is away it waits and goes out in its turn.
 *
 * @param given.id - of an addition that is on view already ({@link showAddition})
 */
export const addToCart =
  (
    addition: CartAddition,
    { id, ...options }: AdditionOptions & { id?: string } = {},
  ): CartThunk<Result<Order, CartProblem>> =>
  async (dispatch, getState) => {
    const asked = checkQuantity(addition.quantity, addition.maxQuantity);
    if (!asked.ok) {
      if (id !== undefined) dispatch(settled(id));
      return asked;
    }
    const orderId = selectOrderId(getState());
    return dispatch(
      express<Result<Order, CartProblem>>({
        id,
        wish: { kind: 'add', addition, ...(options.earlier && { target: options.earlier }) },
        orderId,
        send: (intent) => sendAddition(intent.id, addition, options),
        takenBack: () => async () => {
          const read = orderId ? await dispatch(readOrder(orderId)) : null;
          return read?.ok ? ok(read.value) : fail({ code: 'NOT_FOUND' });
        },
      }),
    );
  };
