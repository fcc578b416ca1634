import { fail, ok, sessionStore, type Result } from '@shop/contracts/commerce';
import { errorTextOf, type ErrorText } from '@shop/contracts/i18n';
import { selectOrderId } from '@shop/contracts/store';
import type { CartThunk } from '../store/thunk.ts';
import { saveGiftMessage } from './gift-message.ts';

/** V5: size of the card. */
export const GIFT_LINES = 8;
export const GIFT_LINE_LENGTH = 35;

export type GiftMessageProblem =
  | { code: 'TOO_MANY_LINES'; lines: number }
  /** `line` counts from 1. */
  | { code: 'LINE_TOO_LONG'; line: number; length: number };

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Length in graphemes: an accented letter or an emoji counts once. */
const lengthOf = (line: string): number => [...clusters.segment(line)].length;
const linesOf = (message: string): string[] => message.split(/\r\n|\r|\n/u);

/** The first violation of the card's size (V5); null if the message fits. */
export const checkGiftMessage = (message: string): GiftMessageProblem | null => {
  const lines = linesOf(message);
  if (lines.length > GIFT_LINES) return { code: 'TOO_MANY_LINES', lines: lines.length };
  const at = lines.findIndex((line) => lengthOf(line) > GIFT_LINE_LENGTH);
  if (at < 0) return null;
  return { code: 'LINE_TOO_LONG', line: at + 1, length: lengthOf(lines[at] ?? '') };
};

/** The message for a gift message that does not fit on its card (V5). */
export const giftProblemMessage = (problem: GiftMessageProblem): ErrorText => {
  const limits = { lines: GIFT_LINES, length: GIFT_LINE_LENGTH };
  return problem.code === 'TOO_MANY_LINES'
    ? { id: 'cart.gift.tooManyLines', values: { ...limits, used: problem.lines } }
    : {
        id: 'cart.gift.lineTooLong',
        values: { ...limits, line: problem.line, used: problem.length },
      };
};

/**
 * Saves a typed gift message that is not yet with the order (E5), before the checkout opens. Fails with the message to
 * show if it does not fit (V5) or the platform refuses it.
 */
export const saveTypedMessage =
  (): CartThunk<Result<null, ErrorText>> => async (dispatch, getState) => {
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
