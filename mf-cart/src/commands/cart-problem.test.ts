import common from '../../../shared-contracts/i18n/messages/en.json';
import own from '../messages/en.json';
import { problemMessage, type CartProblem } from './cart-problem.ts';

const known: Record<string, string> = { ...common, ...own };
const text = (problem: CartProblem) =>
  known[problemMessage(problem, 'error.add_to_cart_failed').id];

describe('problemMessage', () => {
  it('X has own messages for problems that the shopper can solve', () => {
    const codes = [
      'NOT_A_QUANTITY',
      'SOLD_OUT',
      'OUT_OF_STOCK',
      'CANNOT_CREATE_ORDER',
      'CONNECTION',
    ] as const;
    const texts = codes.map((code) => text({ code }));
    expect(texts.every(Boolean)).toBe(true);
    expect(new Set(texts).size).toBe(codes.length);
  });

  it('X names the failed action for every other code', () => {
    expect(text({ code: 'VALIDATION' })).toBe('An error occurred while adding the item to cart');
    expect(text({ code: 'SERVER' })).toBe('An error occurred while adding the item to cart');
  });

  it('V9 names the limit, and the quantity in the cart if that is the reason', () => {
    expect(problemMessage({ code: 'OVER_LIMIT', max: 6, inCart: 0 }, '').id).toBe(
      'cart.problem.overLimit',
    );
    expect(problemMessage({ code: 'OVER_LIMIT', max: 6, inCart: 4 }, '')).toEqual({
      id: 'cart.problem.overLimitInCart',
      values: { max: 6, inCart: 4 },
    });
  });
});
