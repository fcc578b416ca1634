import { isPlacedHere, markPlaced, REMEMBERED } from './placed-here.ts';

beforeEach(() => localStorage.clear());

describe('orders placed in this browser', () => {
  it('S8 are known for a day, in every tab', () => {
    markPlaced('OrderAAAAA', 1000);
    expect(isPlacedHere('OrderAAAAA', 1000)).toBe(true);
    expect(isPlacedHere('OrderAAAAA', 999 + REMEMBERED)).toBe(true);
    expect(isPlacedHere('OrderAAAAA', 1000 + REMEMBERED)).toBe(false);
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

  it.each(['[]', '{"OrderAAAAA":"now"}', 'null', '{'])(
    'E5 drops what is not theirs: %s',
    (text) => {
      localStorage.setItem('fv.placed', text);
      expect(isPlacedHere('OrderAAAAA')).toBe(false);
      expect(localStorage.getItem('fv.placed')).toBeNull();
    },
  );
});
