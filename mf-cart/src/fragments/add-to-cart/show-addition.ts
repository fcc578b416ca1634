import { selectOrderId, type AppDispatch, type AppState } from '@shop/contracts/store';
import { intended } from '../../store/cart-slice.ts';
import type { CartAddition } from '../../outbox/cart-addition.ts';
import { nextWishId } from '../../outbox/next-wish-id.ts';

/**
 * Shows an addition as pending at once, before any of the code is there that sends it (`addToCart` with the id).
 *
 * @returns the wish's id
 */
export const showAddition =
  (addition: CartAddition) =>
  (dispatch: AppDispatch, getState: () => AppState): string => {
    const id = nextWishId();
    const orderId = selectOrderId(getState());
    dispatch(intended({ kind: 'add', addition, id, orderId, sent: false }));
    return id;
  };
