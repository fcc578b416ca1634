import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { prepareToPlace } from '../../../testing/cart.ts';
import { startPlatform, type RunningPlatform } from '../../../testing/start-platform.ts';
import { problemOf } from '../../../testing/stock.ts';

let platform: RunningPlatform;
let admin: CommerceLayerBundle;
let shop: CommerceLayerBundle;
beforeEach(async () => {
  platform = await startPlatform();
  admin = await platform.integration();
  shop = await platform.guest();
});
afterEach(() => platform.stop());

const anOption = (values: Record<string, unknown> = {}) =>
  admin.sku_options.create({
    name: 'Gift box',
    currency_code: 'EUR',
    price_amount_cents: 900,
    delay_hours: 48,
    ...values,
  });

const card = async () => {
  const [option] = await admin.sku_options.list({ filters: { reference_eq: 'greeting-card' } });
  return option!;
};

const raiseCard = async (price_amount_cents = 300) =>
  admin.sku_options.update({ id: (await card()).id, price_amount_cents });

/** An order of one corkscrew (20.00 €) with two greeting cards (2.50 € each). */
const anOrder = async () => {
  const { id } = await shop.orders.create({ customer_email: 'guest@example.com' });
  const line = await shop.line_items.create({
    sku_code: 'CORKSCREW',
    quantity: 1,
    order: shop.orders.relationship(id),
  });
  const option = await shop.line_item_options.create({
    quantity: 2,
    options: {},
    line_item: shop.line_items.relationship(line.id),
    sku_option: shop.sku_options.relationship((await card()).id),
  });
  return { id, line, option };
};

describe('an option of a line', () => {
  it('P5 takes the price of the option it is changed to', async () => {
    const { id, option } = await anOrder();
    const { id: boxId } = await anOption();
    const sku_option = shop.sku_options.relationship(boxId);
    expect(await shop.line_item_options.update({ id: option.id, sku_option })).toMatchObject({
      name: 'Gift box',
      unit_amount_cents: 900,
      total_amount_cents: 1_800,
      delay_hours: 48,
    });
    expect(await shop.orders.retrieve(id)).toMatchObject({ subtotal_amount_cents: 3_800 });
    const named = { id: option.id, sku_option, name: 'For Anna', quantity: 1 };
    expect(await shop.line_item_options.update(named)).toMatchObject({
      name: 'For Anna',
      unit_amount_cents: 900,
      total_amount_cents: 900,
    });
  });

  it('costs what an integration says, until it becomes another option', async () => {
    const { id, option } = await anOrder();
    await admin.line_item_options.update({ id: option.id, unit_amount_cents: 100 });
    expect(await shop.orders.update({ id, _refresh: true })).toMatchObject({
      subtotal_amount_cents: 2_200,
    });
    const { id: boxId } = await anOption();
    const sku_option = shop.sku_options.relationship(boxId);
    await shop.line_item_options.update({ id: option.id, sku_option });
    await admin.sku_options.update({ id: boxId, price_amount_cents: 1_000 });
    expect(await shop.orders.update({ id, _refresh: true })).toMatchObject({
      subtotal_amount_cents: 4_000,
    });
  });

  it('P5 takes its price of today with the order’s other prices', async () => {
    const { id } = await anOrder();
    await raiseCard();
    const order = await shop.orders.update(
      { id, _refresh: true },
      { include: ['line_item_options'] },
    );
    expect(order).toMatchObject({
      subtotal_amount_cents: 2_600,
      line_item_options: [{ unit_amount_cents: 300, total_amount_cents: 600 }],
    });
    await shop.orders.update({ id, autorefresh: false });
    await raiseCard(350);
    expect(await shop.orders.update({ id, language_code: 'it' })).toMatchObject({
      subtotal_amount_cents: 2_600,
    });
  });

  it('P5 of another price is not sold before it was shown', async () => {
    const { id } = await anOrder();
    await prepareToPlace(shop, id);
    await raiseCard();
    expect(await problemOf(shop.orders.update({ id, _place: true }))).toBe('mismatched_amounts');
  });

  it.each([
    ['other SKUs', () => ({ sku_code_regex: '^BARBERA' })],
    ['another market', (market: string) => ({ market: admin.markets.relationship(market) })],
  ])('P5 that is for %s now is taken off', async (_, change) => {
    const { id, line } = await anOrder();
    const [usd] = await admin.markets.list({ filters: { code_eq: 'row-usd' } });
    await admin.sku_options.update({ id: (await card()).id, ...change(usd!.id) });
    expect(await shop.orders.update({ id, _refresh: true })).toMatchObject({
      subtotal_amount_cents: 2_000,
    });
    expect(await shop.line_items.line_item_options(line.id)).toHaveLength(0);
  });

  it('P5 that is not sold any more stays in a placed order that is edited', async () => {
    const { id, line } = await anOrder();
    await prepareToPlace(shop, id);
    await shop.orders.update({ id, _place: true });
    await admin.orders.update({ id, _start_editing: true });
    await admin.sku_options.update({ id: (await card()).id, sku_code_regex: '^BARBERA' });
    await admin.line_items.update({ id: line.id, metadata: { packed: true } });
    expect(await admin.line_items.line_item_options(line.id)).toHaveLength(1);
    expect(await admin.orders.retrieve(id)).toMatchObject({ subtotal_amount_cents: 2_500 });
  });

  it.each([
    ['of another currency', { currency_code: 'USD' }],
    ['for other SKUs', { sku_code_regex: '^BARBERA' }],
  ])('P5 does not become one %s', async (_, values) => {
    const { option } = await anOrder();
    const { id } = await anOption(values);
    const change = { id: option.id, sku_option: admin.sku_options.relationship(id) };
    expect(await problemOf(admin.line_item_options.update(change))).toBe('invalid');
    expect(await shop.line_item_options.retrieve(option.id)).toMatchObject({
      unit_amount_cents: 250,
    });
  });

  it('is of the order’s market', async () => {
    const { option } = await anOrder();
    const [usd] = await admin.markets.list({ filters: { code_eq: 'row-usd' } });
    const { id } = await anOption({ market: admin.markets.relationship(usd!.id) });
    const change = { id: option.id, sku_option: admin.sku_options.relationship(id) };
    expect(await problemOf(admin.line_item_options.update(change))).toBe('invalid');
  });
});

describe('an order that moves to another market', () => {
  const move = async (id: string) => {
    const [market] = await admin.markets.list({ filters: { code_eq: 'row-usd' } });
    return admin.orders.update({ id, market: admin.markets.relationship(market!.id) });
  };

  it('P5 keeps no option in the currency of the market before', async () => {
    const { id, line } = await anOrder();
    expect(await move(id)).toMatchObject({ currency_code: 'USD', subtotal_amount_cents: 2_500 });
    const { line_item_options } = await admin.line_items.retrieve(line.id, {
      include: ['line_item_options'],
    });
    expect(line_item_options ?? []).toEqual([]);
  });

  it('P5 keeps no price in the currency of the market before, refreshing itself or not', async () => {
    const { id } = await anOrder();
    await admin.orders.update({ id, autorefresh: false });
    await admin.line_items.create({
      sku_code: 'CORKSCREW',
      quantity: 1,
      _external_price: true,
      unit_amount_cents: 1,
      order: admin.orders.relationship(id),
    });
    expect(await move(id)).toMatchObject({ subtotal_amount_cents: 2 * 2_500 });
  });
});
