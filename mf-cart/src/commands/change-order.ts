import type { Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import { readOrder } from '../order/read-order.ts';
import type { OrderChange } from '../outbox/pending-change.ts';
import { queueChange } from '../outbox/queue.ts';
import type { CartThunk } from '../store/thunk.ts';
import { awaitCommands } from './await-commands.ts';

/** Changes the order as a whole: shown at once, sent in turn with lazy code, never done twice. */
export const changeOrder = (orderId: string, change: OrderChange): CartThunk<Result<Order>> =>
  queueChange<Result<Order>>({
    change,
    orderId,
    send:
      ({ id }) =>
      async (dispatch) => {
        const commands = await awaitCommands();
        return commands.ok ? dispatch(commands.value.sendOrderChange(orderId, id)) : commands;
      },
    undone: () => readOrder(orderId),
  });
