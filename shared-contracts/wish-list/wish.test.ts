import { joinedWishes, MOST_WISHES, withoutWish, withWish, wishesOf } from './wish.ts';

const wish = (code: string, at = 1, kind: 'sku' | 'bundle' = 'sku') => ({ kind, code, at });
const codes = (list: readonly { code: string }[]) => list.map((it) => it.code);

describe('wish list', () => {
  it('E5 reads wishes of a stored value and leaves out whatever else is there', () => {
    const foreign = [
      null,
      'x',
      { kind: 'wine', code: 'A', at: 1 },
      { kind: 'sku', code: '', at: 1 },
    ];
    const long = wish('x'.repeat(101));
    expect(wishesOf([...foreign, long, { ...wish('A'), note: '<img>' }])).toEqual([wish('A')]);
    expect(wishesOf({ length: 2 })).toEqual([]);
    expect(wishesOf(undefined)).toEqual([]);
  });

  it('shows the newest first and forgets the oldest of too many', () => {
    const many = Array.from({ length: MOST_WISHES + 1 }, (_, at) => wish(`W${at}`, at));
    const list = wishesOf(many);
    expect(list).toHaveLength(MOST_WISHES);
    expect(list[0]).toEqual(wish(`W${MOST_WISHES}`, MOST_WISHES));
    expect(codes(list)).not.toContain('W0');
  });

  it('holds an item once, a SKU and a bundle of one code apart', () => {
    const list = [wish('A', 1), wish('A', 2, 'bundle')];
    expect(withWish(list, wish('A', 3))).toEqual([wish('A', 3), wish('A', 2, 'bundle')]);
    expect(withoutWish(list, wish('A'))).toEqual([wish('A', 2, 'bundle')]);
  });

  it('joins two lists without doubling, each item as it was wished for last', () => {
    expect(joinedWishes([wish('A', 1), wish('B', 5)], [wish('A', 9), wish('C', 2)])).toEqual([
      wish('A', 9),
      wish('B', 5),
      wish('C', 2),
    ]);
  });
});
