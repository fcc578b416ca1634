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

const skuOf = async (code: string) => (await shop.skus.list({ filters: { code_eq: code } }))[0]!;
const listOf = async (skus: Record<string, number>) => {
  const list = await shop.sku_lists.create({ name: 'Sélection d’été', manual: true });
  for (const [code, quantity] of Object.entries(skus))
    await shop.sku_list_items.create({
      sku: shop.skus.relationship((await skuOf(code)).id),
      quantity,
      sku_list: shop.sku_lists.relationship(list.id),
    });
  return list;
};
const euros = async () => (await shop.markets.list({ filters: { code_eq: 'it-eur' } }))[0]!;
const refused = (error: string) => ({ status: 422, errors: [{ meta: { error } }] });

describe('lists of SKUs', () => {
  it('have a unique slug and keep their items in order', async () => {
    const list = await listOf({ CORKSCREW: 1, 'BARBERA-750': 2 });
    expect(list.slug).toBe('selection-d-ete');
    const again = await shop.sku_lists.create({ name: 'Selection d ete', manual: true });
    expect(again.slug).toBe('selection-d-ete-2');
    const { skus } = await shop.sku_lists.retrieve(list.id, { include: ['skus'] });
    expect(skus?.map(({ code }) => code)).toEqual(['CORKSCREW', 'BARBERA-750']);
  });

  it('hold every SKU a pattern takes when they are automatic', async () => {
    const list = await shop.sku_lists.create({
      name: 'Bottles',
      manual: false,
      sku_code_regex: '-750$',
    });
    const codes = async () =>
      [...(await shop.sku_lists.skus(list.id))].map(({ code }) => code).sort();
    expect(await codes()).toEqual(['ARNEIS-750', 'BARBERA-750']);
    await shop.sku_lists.update({ id: list.id, sku_code_regex: '^CORK' });
    expect(await codes()).toEqual(['CORKSCREW']);
  });

  it('need a pattern that is one when they are automatic', async () => {
    const create = (values: { sku_code_regex?: string }) =>
      shop.sku_lists.create({ name: 'x', manual: false, ...values });
    await expect(create({})).rejects.toMatchObject(refused('blank'));
    await expect(create({ sku_code_regex: '(' })).rejects.toMatchObject(refused('invalid'));
    await expect(create({ sku_code_regex: 'x'.repeat(5_001) })).rejects.toMatchObject(
      refused('too_long'),
    );
  });
});

describe('bundles', () => {
  it('C5 have the sum of their parts as price on request', async () => {
    const list = await listOf({ 'BARBERA-750': 2, CORKSCREW: 1 });
    const market = await euros();
    const bundle = await shop.bundles.create({
      code: 'SUMMER',
      name: 'Summer',
      _compute_price_amount: true,
      _compute_compare_at_amount: true,
      sku_list: shop.sku_lists.relationship(list.id),
      market: shop.markets.relationship(market.id),
    });
    expect(bundle).toMatchObject({
      currency_code: 'EUR',
      price_amount_cents: 2 * 1_250 + 2_000,
      compare_at_amount_cents: 2 * 1_250 + 2_000,
      skus_count: 3,
      do_not_ship: false,
      do_not_track: false,
    });
    await expect(
      shop.bundles.create({
        code: 'SUMMER',
        name: 'Again',
        price_amount_cents: 1,
        sku_list: shop.sku_lists.relationship(list.id),
        market: shop.markets.relationship(market.id),
      } as never),
    ).rejects.toMatchObject(refused('taken'));
  });

  it('need a price and a currency', async () => {
    const list = await listOf({ 'NO-PRICE': 1 });
    const values = { code: 'X', name: 'X', sku_list: shop.sku_lists.relationship(list.id) };
    await expect(shop.bundles.create(values as never)).rejects.toMatchObject(refused('blank'));
    await expect(
      shop.bundles.create({ ...values, currency_code: 'EUR' } as never),
    ).rejects.toMatchObject({ errors: [{ detail: "price_amount_cents - can't be blank" }] });
    await expect(
      shop.bundles.create({ ...values, currency_code: 'EUR', _compute_price_amount: true }),
    ).rejects.toMatchObject({ errors: [{ detail: "price_amount_cents - can't be blank" }] });
  });

  it('ship and are tracked unless none of their SKUs is', async () => {
    const list = await listOf({ VOUCHER: 1 });
    const { id } = await shop.bundles.create({
      code: 'DAY',
      name: 'Day',
      currency_code: 'EUR',
      price_amount_cents: 100,
      sku_list: shop.sku_lists.relationship(list.id),
    });
    const flags = async () => {
      const { do_not_ship, do_not_track } = await shop.bundles.retrieve(id);
      return [do_not_ship, do_not_track];
    };
    expect(await flags()).toEqual([true, true]);
    const item = await shop.sku_list_items.create({
      sku: shop.skus.relationship((await skuOf('CORKSCREW')).id),
      sku_list: shop.sku_lists.relationship(list.id),
    });
    expect(await flags()).toEqual([false, false]);
    await shop.sku_list_items.delete(item.id);
    expect(await flags()).toEqual([true, true]);
    await shop.skus.update({ id: (await skuOf('VOUCHER')).id, do_not_ship: false });
    expect(await flags()).toEqual([false, true]);
  });
});

describe('prices', () => {
  it('keep what they repeat of their SKU, their list and their amount', async () => {
    const sku = await skuOf('BARBERA-750');
    const [price] = await shop.prices.list({
      filters: { sku_id_eq: sku.id, price_list_code_eq: 'eur' },
    });
    const updated = await shop.prices.update({ id: price!.id, amount_cents: 1_111 });
    expect(updated).toMatchObject({
      original_amount_cents: 1_111,
      formatted_original_amount: '€11,11',
    });
    await shop.skus.update({ id: sku.id, code: 'BARBERA-075' });
    expect(await shop.prices.retrieve(price!.id)).toMatchObject({ sku_code: 'BARBERA-075' });
    await expect(
      shop.prices.update({ id: price!.id, sku_code: 'ARNEIS-750' }),
    ).rejects.toMatchObject(refused('taken'));
  });
});

describe('options, units and patterns', () => {
  it('inherit the currency of the market, and count days', async () => {
    const market = await euros();
    const option = await shop.sku_options.create({
      name: 'Engraving',
      delay_hours: 36,
      market: shop.markets.relationship(market.id),
    } as never);
    expect(option).toMatchObject({ currency_code: 'EUR', delay_days: 2 });
    expect([...(await shop.sku_options.list({ filters: { delay_days_gt: 1 } }))]).toHaveLength(1);
    await expect(shop.sku_options.create({ name: 'x' } as never)).rejects.toMatchObject(
      refused('blank'),
    );
  });

  it('refuse units and patterns that are none', async () => {
    const { id } = await skuOf('CORKSCREW');
    await expect(shop.skus.update({ id, unit_of_weight: 'kg' as 'gr' })).rejects.toMatchObject(
      refused('inclusion'),
    );
    const [rule] = await shop.tax_rules.list();
    await expect(
      shop.tax_rules.update({ id: rule!.id, zip_code_regex: '[' }),
    ).rejects.toMatchObject(refused('invalid'));
  });
});

describe('tags', () => {
  it('are set as a whole, by name, and filtered by', async () => {
    const [red, dry] = [
      await shop.tags.create({ name: 'red' }),
      await shop.tags.create({ name: 'dry' }),
    ];
    const { id } = await skuOf('BARBERA-750');
    const tagsOf = async () => [...(await shop.skus.tags(id))].map(({ name }) => name);
    await shop.skus.update({ id, tags: [shop.tags.relationship(red.id)] });
    expect(await tagsOf()).toEqual(['red']);
    await shop.skus.update({ id, tags: [shop.tags.relationship(dry.id)] });
    expect(await tagsOf()).toEqual(['dry']);
    await shop.skus.update({ id, _add_tags: 'red,unknown', _remove_tags: 'dry' });
    expect(await tagsOf()).toEqual(['red']);
    const tagged = await shop.skus.list({ filters: { tags_name_eq: 'red' } });
    expect([...tagged].map(({ code }) => code)).toEqual(['BARBERA-750']);
    // The client takes an empty list for an attribute.
    const call = rawClient(platform, await integrationToken(platform));
    const data = { type: 'skus', id, relationships: { tags: { data: [] } } };
    expect((await call(`/api/skus/${id}`, { method: 'PATCH', data })).status).toBe(200);
    expect(await tagsOf()).toEqual([]);
  });
});

describe('markets', () => {
  it('have a number, a code of their own and a secret integrations see', async () => {
    const market = await euros();
    const links = await shop.markets.retrieve(market.id, {
      include: ['merchant', 'price_list', 'base_price_list', 'inventory_model'],
    });
    expect(links.base_price_list?.id).toBe(links.price_list?.id);
    const values = {
      name: 'New',
      code: 'new',
      merchant: shop.merchants.relationship(links.merchant!.id),
      price_list: shop.price_lists.relationship(links.price_list!.id),
      inventory_model: shop.inventory_models.relationship(links.inventory_model!.id),
    };
    const created = await shop.markets.create(values);
    expect(created.number).toBe(3);
    expect(created.shared_secret).toMatch(/^[0-9a-f]{32}$/);
    await expect(shop.markets.create(values)).rejects.toMatchObject(refused('taken'));
    const renewed = await shop.markets.update({
      id: created.id,
      _regenerate_shared_secret: true,
      _disable: true,
    } as never);
    expect(renewed.shared_secret).not.toBe(created.shared_secret);
    expect(renewed.disabled_at).not.toBeNull();
    const guest = await platform.guest();
    expect(await guest.markets.retrieve(market.id)).not.toHaveProperty('shared_secret');
  });
});
