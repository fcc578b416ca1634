/** @jest-environment node */
import { document, listDocument, resource } from '../testing/document.ts';
import { aSku, callContext } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { listAllItems } from './list-all.ts';
import { listItems } from './list-items.ts';
import { retrieveItem } from './retrieve-item.ts';

const price = (its: Record<string, unknown> = {}) =>
  resource('prices', 'priceIdAaa', {
    currency_code: 'EUR',
    amount_cents: 1250,
    compare_at_amount_cents: 1500,
    ...its,
  });
const stockItem = (id: string, quantity: number, reserved = 0) =>
  resource(
    'stock_items',
    id,
    { quantity },
    { reserved_stock: resource('reserved_stocks', `r${id}`, { quantity: reserved }) },
  );
const option = (id: string, currency_code: string) =>
  resource('sku_options', id, {
    name: 'Greeting card',
    currency_code,
    price_amount_cents: 150,
    metadata: { text: {} },
  });
const euros = (cents: number) => ({ cents, currency: 'EUR' });

const first = async (...sku: Parameters<typeof aSku>) => {
  fakePlatform({ 'GET skus': { body: listDocument([aSku(...sku)]) } });
  const list = await listItems()(callContext());
  return list.ok ? list.value.items[0] : undefined;
};

describe('listItems', () => {
  it('C2 reads a page of 25 with options, prices, stock and reservations', async () => {
    const { calls } = fakePlatform({
      'GET skus': { body: listDocument([aSku()], { pageCount: 3, total: 60 }) },
    });
    expect(await listItems({ page: 2 })(callContext())).toMatchObject({
      ok: true,
      value: {
        page: 2,
        pageCount: 3,
        total: 60,
        items: [{ kind: 'sku', code: 'BARBERA-ASTI-750' }],
      },
    });
    const query = calls[0]?.query;
    expect(query?.get('page[size]')).toBe('25');
    expect(query?.get('include')).toBe('prices,sku_options,stock_items,stock_items.reserved_stock');
  });

  it('C2 filters by any of several codes, by category and words', async () => {
    const { calls } = fakePlatform({ 'GET skus': { body: listDocument([]) } });
    await listItems({
      codes: ['A', 'B'],
      category: 'red',
      collection: 'offers',
      search: ' barb ',
      sort: '-created_at',
    })(callContext());
    const query = calls[0]?.query;
    expect(query?.get('filter[q][code_in]')).toBe('A,B');
    expect(JSON.parse(query?.get('filter[q][metadata_jcont]') ?? '')).toEqual({
      categories: ['red', 'offers'],
    });
    expect(query?.get('filter[q][name_or_code_or_description_cont]')).toBe('barb');
    expect(query?.get('sort')).toBe('-created_at');
  });

  it('C2 recognizes new items by their metadata', async () => {
    const { calls } = fakePlatform({ 'GET skus': { body: listDocument([]) } });
    await listItems({ collection: 'new-arrivals' })(callContext());
    expect(calls[0]?.query.get('filter[q][metadata_jcont]')).toBe('{"new":true}');
  });

  it.each([
    [100, '25'],
    [0, '1'],
    [12, '12'],
  ])('C2 requests %d items as %s, within the platform’s page size', async (pageSize, asked) => {
    const { calls } = fakePlatform({ 'GET skus': { body: listDocument([]) } });
    await listItems({ pageSize })(callContext());
    expect(calls[0]?.query.get('page[size]')).toBe(asked);
  });

  it('E4 returns price, compare-at price, and options in the same currency', async () => {
    const item = await first(
      {},
      {
        prices: [price()],
        sku_options: [option('optEurAaaa', 'EUR'), option('optUsdAaaa', 'USD')],
      },
    );
    expect(item).toMatchObject({ price: euros(1250), compareAt: euros(1500) });
    expect(item?.options).toEqual([
      { id: 'optEurAaaa', name: 'Greeting card', price: euros(150), metadata: { text: {} } },
    ]);
  });

  it('E4 shows no former price that is not higher, and none without a price', async () => {
    expect(await first({}, { prices: [price({ compare_at_amount_cents: 1250 })] })).toMatchObject({
      compareAt: null,
    });
    expect(await first()).toMatchObject({ price: null, compareAt: null, stock: 0 });
  });

  it('E4 counts stock minus reservations', async () => {
    const stock_items = [stockItem('stockAaaaa', 10, 3), stockItem('stockBbbbb', 2)];
    expect(await first({}, { stock_items })).toMatchObject({ stock: 9, levels: [] });
    expect(await first({}, { stock_items: [stockItem('stockAaaaa', 1, 3)] })).toMatchObject({
      stock: 0,
    });
  });

  it('E4 sells untracked items', async () => {
    expect((await first({ do_not_track: true }))?.stock).toBeGreaterThan(24);
  });
});

describe('listAllItems', () => {
  it('C2 reads page after page until the last', async () => {
    const page = (code: string) => ({
      body: listDocument([aSku({ code })], { pageCount: 3, total: 3 }),
    });
    const { calls } = fakePlatform({ 'GET skus': [page('A'), page('B'), page('C')] });
    const all = await listAllItems({ category: 'red' })(callContext());
    expect(all.ok && all.value.map((it) => it.code)).toEqual(['A', 'B', 'C']);
    expect(calls.map((it) => it.query.get('page[number]'))).toEqual(['1', '2', '3']);
  });

  it('X stops at a page that fails', async () => {
    fakePlatform({
      'GET skus': [{ body: listDocument([aSku()], { pageCount: 2 }) }, { status: 503 }],
    });
    expect(await listAllItems()(callContext())).toMatchObject({ error: { code: 'SERVER' } });
  });
});

describe('retrieveItem', () => {
  const found = { body: listDocument([aSku()]) };

  const lead = (reference: string, min: number, max: number) => ({
    shipping_method: { name: reference, reference },
    min: { hours: min, days: min / 24 },
    max: { hours: max, days: max / 24 },
  });
  const inventory = {
    available: true,
    quantity: 14,
    levels: [
      {
        quantity: 6,
        delivery_lead_times: [lead('courier-italy', 24, 48), lead('courier-europe', 72, 96)],
      },
      { quantity: 8, delivery_lead_times: [lead('courier-italy', 168, 336)] },
      { quantity: 1, delivery_lead_times: [] },
    ],
  };
  const level = (quantity: number, minDays: number, maxDays: number) => ({
    quantity,
    minDays,
    maxDays,
    minHours: minDays * 24,
    maxHours: maxDays * 24,
  });
  const answers = {
    'GET skus': found,
    'GET skus/skuIdAaaaa': { body: document(aSku({ inventory })) },
  };
  const code = 'BARBERA-ASTI-750';

  it('C2 finds the code, then reads by id how soon it arrives the market’s way', async () => {
    const { calls } = fakePlatform(answers);
    expect(
      await retrieveItem({ code, shippingMethod: 'courier-italy' })(callContext()),
    ).toMatchObject({
      ok: true,
      value: { stock: 14, levels: [level(6, 1, 2), level(8, 7, 14)] },
    });
    expect(calls[0]?.query.get('filter[q][code_eq]')).toBe(code);
    expect(calls[0]?.query.get('page[size]')).toBe('1');
  });

  it.each([undefined, 'courier-moon'])(
    'K promises the longest time where the way is %s',
    async (shippingMethod) => {
      fakePlatform(answers);
      expect(await retrieveItem({ code, shippingMethod })(callContext())).toMatchObject({
        value: { levels: [level(6, 3, 4), level(8, 7, 14)] },
      });
    },
  );

  it('C2 is NOT_FOUND for a code that is not sold here', async () => {
    fakePlatform({ 'GET skus': { body: listDocument([]) } });
    expect(await retrieveItem({ code: 'NONE' })(callContext())).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  });
});
