import { ok, type Result } from '@shop/contracts/commerce';
import type { LineItem } from '@shop/contracts/commerce/order';
import type { WantedOption } from '../outbox/pending-change.ts';
import type { CartProblem } from './cart-problem.ts';
import { express } from '../outbox/queue.ts';
import { sendLine } from './send-line.ts';
import type { CartThunk } from '../store/thunk.ts';

/** Wants a line to be so many pieces with these options; null lets the options follow (T8). 0 takes it away. */
export const changeLine =
  (
    orderId: string,
    { id: lineId }: Pick<LineItem, 'id'>,
    quantity: number,
    options: readonly WantedOption[] | null,
  ): CartThunk<Result<null, CartProblem>> =>
  (dispatch) =>
    dispatch(
      express<Result<null, CartProblem>>({
        wish: { kind: 'line', lineId, quantity, options },
        orderId,
        send: (intent) =>
          intent.kind === 'line'
            ? sendLine({ ...intent, intentId: intent.id, orderId })
            : async () => ok(null),
        takenBack: () => async () => ok(null),
      }),
    );
