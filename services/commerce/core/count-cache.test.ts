import { createCountCache } from './count-cache.ts';

const sql =
  'SELECT count(*) FROM "skus" t WHERE EXISTS (SELECT 1 FROM stock_items s WHERE s.sku_id = t.id)';

describe('createCountCache', () => {
  it('counts once while nothing the statement looks at changes', () => {
    const cache = createCountCache(0);
    let runs = 0;
    const count = () => cache.of(sql, [], () => (runs += 1));
    expect([count(), count()]).toEqual([1, 1]);
    cache.forget('orders', null);
    cache.forget('stock_items', ['quantity', 'updated_at']);
    expect(count()).toBe(1);
  });

  it('counts again after a row came or went, or a column it looks at changed', () => {
    const cache = createCountCache(0);
    let runs = 0;
    const count = () => cache.of(sql, [], () => (runs += 1));
    count();
    cache.forget('skus', null);
    expect(count()).toBe(2);
    cache.forget('stock_items', ['sku_id']);
    expect(count()).toBe(3);
  });

  it('keeps statements with other parameters apart and does not remember quick ones', () => {
    const slow = createCountCache(0);
    expect([slow.of(sql, [1], () => 1), slow.of(sql, [2], () => 2)]).toEqual([1, 2]);
    const quick = createCountCache(60_000);
    expect([quick.of(sql, [], () => 1), quick.of(sql, [], () => 2)]).toEqual([1, 2]);
  });
});
