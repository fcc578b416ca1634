import { storedText, storeText } from '@shop/contracts/testing/storage';
import { isPlacedHere, markPlaced, BUYER_LIFETIME } from './placed-here.ts';

beforeEach(() => localStorage.clear());

describe('orders placed in this browser', () => {
  it('S8 are known for a day, in every tab', () => {
    markPlaced('OrderAAAAA', 1000);
    expect(isPlacedHere('OrderAAAAA', 1000)).toBe(true);
    expect(isPlacedHere('OrderAAAAA', 999 + BUYER_LIFETIME)).toBe(true);
    expect(isPlacedHere('OrderAAAAA', 1000 + BUYER_LIFETIME)).toBe(false);
    expect(isPlacedHere('OrderBBBBB', 1000)).toBe(false);
  });

  it('S8 are not known before they were placed: a clock that was put back opens nothing', () => {
    markPlaced('OrderAAAAA', 1000);
    expect(isPlacedHere('OrderAAAAA', 999)).toBe(false);
  });

  it('S8 are the last five', () => {
    for (const [index, id] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) markPlaced(id, index);
    expect(['a', 'b', 'f'].map((id) => isPlacedHere(id, 10))).toEqual([false, true, true]);
  });

  it.each(['[]', '{"OrderAAAAA":"now"}', 'null', '{'])('E5 ignores invalid entries: %s', (text) => {
    storeText('placed', text);
    expect(isPlacedHere('OrderAAAAA')).toBe(false);
    expect(storedText('placed')).toBeNull();
  });
});
