import { ok, sessionStore, fail, type Result } from '@shop/contracts/commerce';
import { errorTextOf } from '@shop/contracts/i18n';
import { selectOrderId } from '@shop/contracts/store';
import { checkGiftMessage } from './gift-message.ts';
import { giftProblemMessage } from './gift-problem-message.ts';
import type { MessageOfProblem } from './problem-message.ts';
import { saveGiftMessage } from './save-gift-message.ts';
import type { CartThunk } from '../store/thunk.ts';

/**
 * Saves what was typed as gift message and is not with the order yet (E5), before one goes on to the checkout. Fails
 * with the words for why not: it does not fit (V5), or the platform refused it.
 */
export const saveTypedMessage =
  (): CartThunk<Result<null, MessageOfProblem>> => async (dispatch, getState) => {
    const { giftMessage: typed } = sessionStore();
    const message = typed.read();
    const orderId = selectOrderId(getState());
    if (message === null || orderId === null) return ok(null);
    const problem = checkGiftMessage(message);
    if (problem) return fail(giftProblemMessage(problem));
    const saved = await dispatch(saveGiftMessage(orderId, message.trim()));
    if (!saved.ok) return fail(errorTextOf(saved.error));
    if (typed.read() === message) typed.clear();
    return ok(null);
  };
