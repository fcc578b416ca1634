import { sessionStore } from '@shop/contracts/commerce';
import { removeOrderId } from './remove-order-id.ts';

const { carts } = sessionStore();

describe('dropOrderId', () => {
  it.each([
    ['takes the order off', { 'it-eur': 'a', 'de-eur': 'b' }, { 'de-eur': 'b' }],
    ['keeps nothing of an empty list', { 'it-eur': 'a' }, null],
    ['leaves the cart that has come in its place', { 'it-eur': 'c' }, { 'it-eur': 'c' }],
    ['leaves the same order of another market', { 'de-eur': 'a' }, { 'de-eur': 'a' }],
  ])('M10 %s', (_, before, after) => {
    carts.write(before as Record<string, string>);
    removeOrderId(carts, 'it-eur', 'a');
    expect(carts.read()).toEqual(after);
  });
});
