import { RecentlyUsed } from './recently-used.ts';

const keysOf = (it: RecentlyUsed<string, string>) => [...it.entries()].map(([key]) => key);

describe('RecentlyUsed', () => {
  it('evicts the least recently used entry when full', () => {
    const kept = new RecentlyUsed<string, string>({ values: 2 });
    kept.set('a', '');
    kept.set('b', '');
    kept.get('a');
    kept.set('c', '');
    expect(keysOf(kept)).toEqual(['a', 'c']);
  });

  it('evicts until the weight of a new value fits', () => {
    const weight = { most: 10, of: (value: string, key: string) => value.length + key.length };
    const kept = new RecentlyUsed<string, string>({ values: 100, weight });
    kept.set('a', 'xxx');
    kept.set('b', 'xxx');
    kept.set('c', 'xxxxx');
    expect([keysOf(kept), kept.weight]).toEqual([['b', 'c'], 10]);
    kept.set('b', '');
    expect(kept.weight).toBe(7);
  });

  it('does not store a value above the maximum weight, and evicts nothing for it', () => {
    const kept = new RecentlyUsed<string, string>({
      values: 100,
      weight: { most: 10, of: (value) => value.length },
    });
    kept.set('a', 'x');
    kept.set('b', 'x'.repeat(11));
    expect(keysOf(kept)).toEqual(['a']);
    kept.set('a', 'x'.repeat(11));
    expect([kept.size, kept.weight]).toEqual([0, 0]);
  });
});
