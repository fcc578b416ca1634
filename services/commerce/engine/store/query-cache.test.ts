import { createQueryCache } from './query-cache.ts';

const sql =
  'SELECT count(*) FROM "skus" t WHERE EXISTS (SELECT 1 FROM stock_items s WHERE s.sku_id = t.id)';

describe('createQueryCache', () => {
  it('counts once while nothing the statement looks at changes', () => {
    const cache = createQueryCache(0);
    let runs = 0;
    const count = () => cache.of(sql, [], () => (runs += 1));
    expect([count(), count()]).toEqual([1, 1]);
    cache.forget('orders', null);
    cache.forget('stock_items', ['quantity', 'updated_at']);
    expect(count()).toBe(1);
  });

  it('counts again after a row came or went, or a column it looks at changed', () => {
    const cache = createQueryCache(0);
    let runs = 0;
    const count = () => cache.of(sql, [], () => (runs += 1));
    count();
    cache.forget('skus', null);
    expect(count()).toBe(2);
    cache.forget('stock_items', ['sku_id']);
    expect(count()).toBe(3);
  });

  it('forgets every statement that a write concerns', () => {
    const cache = createQueryCache(0);
    let runs = 0;
    const counts = () => [1, 2, 3, 4].map((it) => cache.of(sql, [it], () => (runs += 1)));
    counts();
    cache.forget('skus', null);
    expect(counts()).toEqual([5, 6, 7, 8]);
  });

  it('keeps statements with other parameters apart and does not remember quick ones', () => {
    const slow = createQueryCache(0);
    expect([slow.of(sql, [1], () => 1), slow.of(sql, [2], () => 2)]).toEqual([1, 2]);
    const quick = createQueryCache(60_000);
    expect([quick.of(sql, [], () => 1), quick.of(sql, [], () => 2)]).toEqual([1, 2]);
  });

  it('remembers the places of rows, and forgets them alike', () => {
    const cache = createQueryCache(0);
    const places = Uint32Array.of(1, 5);
    expect(cache.of(sql, [], () => places)).toBe(places);
    expect(cache.of(sql, [], () => Uint32Array.of())).toBe(places);
    cache.forget('stock_items', null);
    expect(cache.of(sql, [], () => Uint32Array.of(7))).toEqual(Uint32Array.of(7));
  });
});
