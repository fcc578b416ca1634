import { GIFT_LINE_LENGTH, GIFT_LINES, type GiftMessageProblem } from './gift-message.ts';
import type { MessageOfProblem } from './problem-message.ts';

/** The message that says what of a gift message does not fit on its card (V5). */
export const giftProblemMessage = (problem: GiftMessageProblem): MessageOfProblem => {
  const limits = { lines: GIFT_LINES, length: GIFT_LINE_LENGTH };
  return problem.code === 'TOO_MANY_LINES'
    ? { id: 'cart.gift.tooManyLines', values: { ...limits, used: problem.lines } }
    : {
        id: 'cart.gift.lineTooLong',
        values: { ...limits, line: problem.line, used: problem.length },
      };
};
