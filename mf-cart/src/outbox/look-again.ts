import type { ThunkExtra } from '@shop/contracts/store';
import { selectOrderId } from '@shop/contracts/store';
import type { Order } from '@shop/contracts/commerce/order';
import { rereadOrder } from '../order/reread-order.ts';
import { readOrder } from '../order/read-order.ts';
import type { CartThunk } from '../store/thunk.ts';

/** When a change that was given up is looked for, in ms: soon, and when no call can be under way any more (C5). */
const LOOKS = [10_000, 40_000] as const;

const timers = new WeakMap<ThunkExtra, Set<ReturnType<typeof setTimeout>>>();

interface Late {
  orderId: string;
  arrived: (order: Order) => boolean;
  /** What follows when the change came after all. */
  whenLate?: ((order: Order) => CartThunk<unknown>) | undefined;
}

/**
 * Reads the order again after a change that was given up without an answer: the platform may make it late, and the
 * page is to show what it has.
 */
export const lookAgain =
  ({ orderId, arrived, whenLate }: Late): CartThunk<void> =>
  async (dispatch, getState, page) => {
    const ofPage = timers.get(page) ?? new Set();
    timers.set(page, ofPage);
    const waits = LOOKS.map((ms) => setTimeout(() => void look(), ms));
    waits.forEach((it) => ofPage.add(it));
    const look = async (): Promise<void> => {
      if (selectOrderId(getState()) !== orderId) return;
      const known = await dispatch(readOrder(orderId));
      await dispatch(rereadOrder(orderId));
      const read = await dispatch(readOrder(orderId));
      // What the order showed already is another change's doing.
      const isLate = known.ok && !arrived(known.value) && read.ok && arrived(read.value);
      if (!isLate) return;
      for (const it of waits) clearTimeout(it);
      if (whenLate) await dispatch(whenLate(read.value));
    };
  };

/** Looks for nothing any more: the page is closed. */
export const stopLooking = (page: ThunkExtra): void => {
  for (const it of timers.get(page) ?? []) clearTimeout(it);
  timers.delete(page);
};
