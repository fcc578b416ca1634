/** @jest-environment node */
import { document, listDocument, resource } from '../testing/document.ts';
import { callContext } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { listAllBundles } from './list-all.ts';
import { listBundles } from './list-bundles.ts';
import { retrieveBundle } from './retrieve-bundle.ts';

/** A SKU as it is read by its id: pieces and the days its two couriers take. */
const partWith = (id: string, quantity: number, days: number) => {
  const lead_time = (reference: string, slower: number) => ({
    shipping_method: { reference },
    min: { hours: 24, days: 1 },
    max: { hours: (days + slower) * 24, days: days + slower },
  });
  const delivery_lead_times = [lead_time('courier-it', 0), lead_time('courier-world', 9)];
  const inventory = { available: true, quantity, levels: [{ quantity, delivery_lead_times }] };
  return { body: document(resource('skus', id, { code: id, inventory })) };
};
const parts = {
  'GET skus/skuId0': partWith('skuId0', 7, 2),
  'GET skus/skuId1': partWith('skuId1', 9, 5),
};

const aBundle = (stocks: readonly [number, number]) => {
  const skus = stocks.map((stock, index) =>
    resource(
      'skus',
      `skuId${index}`,
      {
        code: `SKU-${index}`,
        name: `Wine ${index}`,
        image_url: `/${index}.webp`,
        metadata: { index },
      },
      { stock_items: [resource('stock_items', `stock${index}`, { quantity: stock })] },
    ),
  );
  const sku_list_items = [
    resource('sku_list_items', 'listItem0', { sku_code: 'SKU-0', quantity: 2 }),
    resource('sku_list_items', 'listItem1', { sku_code: 'SKU-1', quantity: 1 }),
  ];
  return resource(
    'bundles',
    'bundleIdAa',
    {
      code: 'TRIO',
      name: 'Trio',
      currency_code: 'EUR',
      price_amount_cents: 3000,
      compare_at_amount_cents: 3600,
      metadata: {},
    },
    { skus, sku_list: resource('sku_lists', 'listIdAaaa', {}, { sku_list_items }) },
  );
};

describe('retrieveBundle', () => {
  it('C2 reads a bundle by its code with how many of each part it holds', async () => {
    const { calls } = fakePlatform({
      'GET bundles': { body: listDocument([aBundle([7, 9])]) },
      ...parts,
    });
    expect(await retrieveBundle({ code: 'TRIO' })(callContext())).toMatchObject({
      ok: true,
      value: {
        kind: 'bundle',
        price: { cents: 3000, currency: 'EUR' },
        compareAt: { cents: 3600, currency: 'EUR' },
        parts: [
          {
            code: 'SKU-0',
            name: 'Wine 0',
            quantity: 2,
            imageUrl: '/0.webp',
            metadata: { index: 0 },
          },
          {
            code: 'SKU-1',
            name: 'Wine 1',
            quantity: 1,
            imageUrl: '/1.webp',
            metadata: { index: 1 },
          },
        ],
      },
    });
    expect(calls[0]?.query.get('filter[q][code_eq]')).toBe('TRIO');
    expect(calls[0]?.query.get('include')).toContain('sku_list.sku_list_items');
  });

  it.each([
    [[7, 9], 3],
    [[8, 2], 2],
    [[1, 9], 0],
  ] as const)('E4 sells as many as the scarcest part allows: %j → %d', async (stocks, stock) => {
    fakePlatform({ 'GET bundles': { body: listDocument([aBundle(stocks)]) }, ...parts });
    expect(await retrieveBundle({ code: 'TRIO' })(callContext())).toMatchObject({
      value: { stock },
    });
  });

  it('M6 arrives with its slowest part, by the courier of the market', async () => {
    fakePlatform({ 'GET bundles': { body: listDocument([aBundle([7, 9])]) }, ...parts });
    const input = { code: 'TRIO', shippingMethod: 'courier-it' };
    expect(await retrieveBundle(input)(callContext())).toMatchObject({
      value: { levels: [{ quantity: 3, minDays: 1, maxDays: 5 }] },
    });
  });

  it('C2 is NOT_FOUND for a code that is not sold here', async () => {
    fakePlatform({ 'GET bundles': { body: listDocument([]) } });
    expect(await retrieveBundle({ code: 'NONE' })(callContext())).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  });
});

it('C2 lists bundles by category', async () => {
  const { calls } = fakePlatform({ 'GET bundles': { body: listDocument([aBundle([7, 9])]) } });
  expect(await listBundles({ category: 'gifts' })(callContext())).toMatchObject({
    value: { items: [{ code: 'TRIO' }] },
  });
  expect(calls[0]?.query.get('filter[q][metadata_jcont]')).toBe('{"categories":["gifts"]}');
});

describe('listAllBundles', () => {
  it('C2 requests the bundles with a SKU, page by page', async () => {
    const { calls } = fakePlatform({
      'GET bundles': { body: { ...listDocument([aBundle([7, 9])]), meta: { page_count: 2 } } },
    });
    const read = await listAllBundles({ containing: 'SKU-0' })(callContext());
    expect(read).toMatchObject({ ok: true, value: [{ code: 'TRIO' }, { code: 'TRIO' }] });
    const filter = 'filter[q][sku_list_sku_list_items_sku_code_eq]';
    expect(calls.map(({ query }) => [query.get(filter), query.get('page[number]')])).toEqual([
      ['SKU-0', '1'],
      ['SKU-0', '2'],
    ]);
  });
});
