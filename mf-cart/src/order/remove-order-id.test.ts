import { sessionStore } from '@shop/contracts/commerce';
import { removeOrderId } from './remove-order-id.ts';

const { carts } = sessionStore();

describe('removeOrderId', () => {
  it.each([
    ['removes the order', { 'it-eur': 'a', 'de-eur': 'b' }, { 'de-eur': 'b' }],
    ['clears an empty list', { 'it-eur': 'a' }, null],
    ['keeps a cart that has replaced it', { 'it-eur': 'c' }, { 'it-eur': 'c' }],
    ['keeps the same order of another market', { 'de-eur': 'a' }, { 'de-eur': 'a' }],
  ])('M10 %s', (_, before, after) => {
    carts.write(before as Record<string, string>);
    removeOrderId(carts, 'it-eur', 'a');
    expect(carts.read()).toEqual(after);
  });
});
