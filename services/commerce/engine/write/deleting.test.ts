import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { integrationToken, rawClient } from '../../testing/json-api.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
let shop: CommerceLayerBundle;
beforeEach(async () => {
  platform = await startPlatform();
  shop = await platform.integration();
});
afterEach(() => platform.stop());

describe('deleting', () => {
  it('is refused as long as others depend on the row, and takes its parts along', async () => {
    const call = rawClient(platform, await integrationToken(platform));
    const remove = (type: string, id: string) => call(`/api/${type}/${id}`, { method: 'DELETE' });
    const [category] = await shop.shipping_categories.list({ filters: { code_eq: 'bottles' } });
    expect(await remove('shipping_categories', category!.id)).toMatchObject({
      status: 423,
      body: { errors: [{ code: 'LOCKED' }] },
    });
    const list = await shop.sku_lists.create({ name: 'List', manual: true });
    await shop.sku_list_items.create({
      sku: shop.skus.relationship(platform.store.where('skus', { code: 'CORKSCREW' })[0]!.id),
      sku_list: shop.sku_lists.relationship(list.id),
    });
    expect((await remove('sku_lists', list.id)).status).toBe(204);
    expect([...(await shop.sku_list_items.list({ filters: { sku_list_id_eq: list.id } }))]).toEqual(
      [],
    );
    const calculator = await shop.manual_tax_calculators.create({ name: 'New' });
    await shop.tax_rules.create({
      name: 'Rule',
      manual_tax_calculator: shop.manual_tax_calculators.relationship(calculator.id),
    });
    const before = (await shop.tax_rules.list()).recordCount;
    expect((await remove('manual_tax_calculators', calculator.id)).status).toBe(204);
    expect((await shop.tax_rules.list()).recordCount).toBe(before - 1);
  });

  it('leaves a SKU that is in a cart, and takes prices and stock of another along', async () => {
    const call = rawClient(platform, await integrationToken(platform));
    const cl = await platform.guest();
    const order = await cl.orders.create({});
    await cl.line_items.create({
      sku_code: 'BARBERA-750',
      quantity: 1,
      order: cl.orders.relationship(order.id),
    });
    const remove = async (code: string) =>
      (
        await call(`/api/skus/${platform.store.where('skus', { code })[0]!.id}`, {
          method: 'DELETE',
        })
      ).status;
    expect(await remove('BARBERA-750')).toBe(423);
    expect(await remove('CORKSCREW')).toBe(204);
    expect(platform.store.where('prices', { sku_code: 'CORKSCREW' })).toEqual([]);
    expect(platform.store.where('stock_items', { sku_code: 'CORKSCREW' })).toEqual([]);
  });
});
