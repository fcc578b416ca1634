import type { Bundle } from '@commercelayer/sdk';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

/** A plain array: the client's lists are a class of their own. */
const codesOf = (rows: Iterable<{ code?: string | null }>) => [...rows].map(({ code }) => code);

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.stop());

describe('reading the catalogue', () => {
  it('lists the SKUs sold in the token’s market and no others', async () => {
    const cl = await platform.guest();
    const skus = await cl.skus.list({ sort: { code: 'asc' } });
    expect(codesOf(skus)).toEqual([
      'ARNEIS-750',
      'BARBERA-750',
      'CORKSCREW',
      'FREE-SAMPLE',
      'VOUCHER',
    ]);
    const abroad = await platform.guest('market:code:row-usd');
    expect(codesOf(await abroad.skus.list())).toEqual(['BARBERA-750', 'CORKSCREW']);
  });

  it('C2 filters SKUs by code and includes options, prices, stock items and reserved stock', async () => {
    const cl = await platform.guest();
    const [sku] = await cl.skus.list({
      filters: { code_matches_any: 'BARBERA-750,NOTHING' },
      include: ['sku_options', 'prices', 'stock_items.reserved_stock'],
      pageSize: 25,
    });
    expect(sku?.prices?.map(({ formatted_amount }) => formatted_amount)).toEqual(['€12,50']);
    expect(sku?.stock_items?.map(({ quantity }) => quantity).sort()).toEqual([10, 5]);
    expect(sku?.stock_items?.[0]?.reserved_stock?.quantity).toBe(0);
    expect(sku?.sku_options?.map(({ reference }) => reference)).toEqual(['greeting-card']);
  });

  it('finds SKUs by what their metadata contains', async () => {
    const cl = await platform.guest();
    const by = async (metadata: unknown) =>
      codesOf(await cl.skus.list({ filters: { metadata_jcont: JSON.stringify(metadata) } }));
    expect(await by({ categories: ['red'] })).toEqual(['BARBERA-750']);
    expect(await by({ categories: ['wine'], kind: 'wine' })).toEqual(['BARBERA-750', 'ARNEIS-750']);
    expect(await by({ facts: { vintage: 2022 } })).toEqual(['BARBERA-750']);
    expect(await by({ facts: { vintage: '2022' } })).toEqual([]);
  });

  it('answers an unsellable SKU’s id with 401 and an unknown one with 404', async () => {
    const all = await (
      await platform.integration()
    ).skus.list({ filters: { code_eq: 'NO-PRICE' } });
    const cl = await platform.guest();
    await expect(cl.skus.retrieve(all[0]!.id)).rejects.toMatchObject({
      status: 401,
      errors: [{ code: 'UNAUTHORIZED', title: 'Access denied' }],
    });
    await expect(cl.skus.retrieve('xxxxxxxxxx')).rejects.toMatchObject({
      status: 404,
      errors: [{ code: 'RECORD_NOT_FOUND' }],
    });
  });

  it('shows the inventory of one SKU with lead times', async () => {
    const cl = await platform.guest();
    const [listed] = await cl.skus.list({ filters: { code_eq: 'BARBERA-750' } });
    expect(listed).not.toHaveProperty('inventory');
    const sku = await cl.skus.retrieve(listed!.id);
    expect(sku.inventory).toMatchObject({
      available: true,
      quantity: 15,
      levels: [
        {
          quantity: 10,
          delivery_lead_times: [
            {
              shipping_method: { reference: 'standard', price_amount_cents: 700 },
              min: { hours: 48, days: 2 },
              max: { hours: 72, days: 3 },
            },
          ],
        },
        { quantity: 5, delivery_lead_times: [] },
      ],
    });
  });

  it('reports an untracked SKU as available, with its delivery time', async () => {
    const cl = await platform.guest();
    const [listed] = await cl.skus.list({ filters: { code_eq: 'VOUCHER' } });
    const { inventory } = await cl.skus.retrieve(listed!.id);
    expect(inventory).toMatchObject({
      available: true,
      quantity: 0,
      levels: [
        {
          quantity: 0,
          delivery_lead_times: [{ min: { hours: 48, days: 2 }, max: { hours: 72, days: 3 } }],
        },
        { quantity: 0, delivery_lead_times: [] },
      ],
    });
  });

  it.each([
    ['skus', (it: Bundle | undefined) => it?.skus],
    ['sku_list.skus', (it: Bundle | undefined) => it?.sku_list?.skus],
    [
      'sku_list.sku_list_items.sku',
      (it: Bundle | undefined) => it?.sku_list?.sku_list_items?.map(({ sku }) => sku),
    ],
  ] as const)('C2 shows the inventory of SKUs read as %s of a bundle', async (include, skusOf) => {
    const cl = await platform.guest();
    const filters = { code_eq: 'DUO' };
    const [bundle] = await cl.bundles.list({ filters, include: [include] });
    const barbera = [...(skusOf(bundle) ?? [])].find((it) => it?.code === 'BARBERA-750');
    expect(barbera?.inventory).toMatchObject({ available: true, quantity: 15 });
  });

  it('C2 retrieves a bundle with its SKUs, their stock and its list', async () => {
    const cl = await platform.guest();
    const [bundle] = await cl.bundles.list({
      filters: { code_eq: 'DUO' },
      include: ['skus.stock_items', 'sku_list.sku_list_items'],
    });
    expect(bundle).toMatchObject({
      price_amount_cents: 4_000,
      currency_code: 'EUR',
      skus_count: 3,
    });
    expect(bundle?.skus?.map(({ code }) => code)).toEqual(['BARBERA-750', 'ARNEIS-750']);
    expect(bundle?.sku_list?.sku_list_items?.map(({ quantity }) => quantity)).toEqual([1, 2]);
    const abroad = await platform.guest('market:code:row-usd');
    expect(await abroad.bundles.list()).toHaveLength(0);
  });

  it('pages: ten rows by default, at most 25, with counts and links', async () => {
    const cl = await platform.integration();
    const page = await cl.skus.list({ pageNumber: 2, pageSize: 3 });
    expect(page.meta).toMatchObject({ pageCount: 3, recordCount: 7, currentPage: 2 });
    await expect(cl.skus.list({ pageSize: 26 as 25 })).rejects.toMatchObject({
      errors: [{ code: 'INVALID_PAGE_VALUE' }],
    });
  });
});
