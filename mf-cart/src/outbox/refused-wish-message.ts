import { shopTexts } from '@shop/contracts/i18n';
import type { CommerceError } from '@shop/contracts/commerce';
import type { CartProblem } from '../commands/cart-problem.ts';
import { codeMessage } from '../commands/code-message.ts';
import type { KeptWish } from './persist.ts';
import { problemMessage, type MessageOfProblem } from '../commands/problem-message.ts';

/**
 * What to say of a wish that an earlier page left and that was refused now: what it was about, and why. Null where the
 * reason stands beside the line, and of codes that are to go: they are in sight.
 */
export const refusedWishMessage = (
  wish: KeptWish,
  error: CartProblem | CommerceError,
): (MessageOfProblem & { what: string | null }) | null => {
  switch (wish.kind) {
    case 'add':
      return {
        what: wish.addition.name,
        ...problemMessage(error as CartProblem, shopTexts.add_to_cart_failed),
      };
    case 'code':
      return { what: wish.code, ...codeMessage(error as CommerceError) };
    case 'gift-message':
      return { what: null, id: 'cart.gift.failed' };
    default:
      return null;
  }
};
