import { resources } from '../../domains/index.ts';
import { parseInclude } from '../query/parse-include.ts';
import { createRegistry, definitionOf } from '../definition/registry.ts';
import { openStore } from '../store/store.ts';
import { system, type Viewer } from '../definition/viewer.ts';
import { loadIncludes } from './load-includes.ts';
import { loadRelated } from './load-related.ts';
import { TooManyRelated } from './too-many-related.ts';

const registry = createRegistry(resources);
const skus = definitionOf(registry, 'skus');
const store = openStore(':memory:', resources);
afterAll(() => store.close());

const guest: Viewer = {
  kind: 'sales_channel',
  fingerprint: '',
  inMarket: true,
  markets: [
    { id: 'm', priceListId: 'p', inventoryModelId: 'i', currencyCode: 'EUR', stockLocationIds: [] },
  ],
  customerId: null,
  applicationId: '',
};
const addSkus = (count: number, prices: number) =>
  store.transaction(() =>
    Array.from({ length: count }, () => {
      const id = store.add('skus', {});
      for (let it = 0; it < prices; it += 1)
        store.add('prices', { sku_id: id, price_list_id: 'p', amount_cents: 1 });
      return store.get('skus', id)!;
    }),
  );
const include = (rows: ReturnType<typeof addSkus>, paths: string, viewer: Viewer) => {
  const tree = parseInclude(registry, skus, paths);
  if (!tree.ok) throw new Error('the include was refused');
  const entries = rows.map(
    (row) => ({ resource: skus, row, via: 'list', linkage: new Map() }) as const,
  );
  return loadIncludes(registry, { store, viewer }, entries, tree.value);
};

describe('rows that relationships lead to', () => {
  store.add('price_lists', { id: 'p' });
  const many = addSkus(1, 5_001);
  const some = addSkus(25, 110);

  it('are so many at most for a shopper, and all for an integration', () => {
    expect(() => include(many, 'prices', guest)).toThrow(TooManyRelated);
    expect(() => loadRelated(registry, { store, viewer: guest }, skus, 'prices', many)).toThrow(
      TooManyRelated,
    );
    expect(include(many, 'prices', system)).toHaveLength(5_001);
    expect(include(some, 'prices', guest)).toHaveLength(2_750);
  });

  it('count as often as they are reached', () => {
    expect(() => include(some, 'prices.price_list', guest)).toThrow(TooManyRelated);
  });
});
