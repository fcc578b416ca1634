import type { CommerceError, Result } from '@shop/contracts/commerce';
import { selectOrderId } from '@shop/contracts/store';
import { addToCart } from '../commands/add-to-cart.ts';
import { applyCode } from '../commands/codes.ts';
import type { CartProblem } from '../commands/cart-problem.ts';
import { changeLine } from '../commands/change-line.ts';
import { clearCode } from '../commands/clear-code.ts';
import { saveGiftMessage } from '../commands/save-gift-message.ts';
import type { CartThunk } from '../store/thunk.ts';
import { claimWishes } from './claim.ts';
import type { KeptWish } from './persist.ts';

type Outcome = Result<unknown, CartProblem | CommerceError>;

/** Called for each wish when it is clear what came of it. */
export type OnOutcome = (wish: KeptWish, outcome: Outcome) => void;

const express = (wish: KeptWish, orderId: string | null): CartThunk<Outcome> | null => {
  if (wish.kind === 'add') return addToCart(wish.addition, { earlier: wish.target });
  if (orderId === null) return null;
  switch (wish.kind) {
    case 'line':
      return changeLine(orderId, { id: wish.lineId }, wish.quantity, wish.options);
    case 'code':
      return applyCode(orderId, wish.code);
    case 'clear-code':
      return clearCode(orderId, wish.of);
    case 'gift-message':
      return saveGiftMessage(orderId, wish.message);
  }
};

/**
 * Wants again, in the order of before, what an earlier page of this tab did not see confirmed. It shows at once and is
 * sent in its turn; what had arrived all the same is found in the order and not done twice. Ends when all of it
 * stands in the queue: whatever the shopper wants on this page comes after. Does nothing the second time.
 */
export const takeUpWishes =
  (onOutcome: OnOutcome = () => undefined): CartThunk<void> =>
  async (dispatch, getState, extra) => {
    const orderId = selectOrderId(getState());
    for (const wish of await claimWishes(extra, orderId)) {
      const again = express(wish, orderId);
      if (again) void dispatch(again).then((outcome) => onOutcome(wish, outcome));
    }
  };
