import {
  addItem,
  adjustments,
  afterEtag,
  anAddressIn,
  anOrderTo,
  asShopper,
  etagOf,
  readFull,
} from './testing/shopper.ts';
import { ITEM, openShop, type TestShop } from './testing/open-shop.ts';

jest.setTimeout(30_000);

let test: TestShop;
let { office, shop, service, priceAt, orderOf, chooseMethods } = {} as TestShop;
beforeAll(async () => {
  test = await openShop();
  ({ office, shop, service, priceAt, orderOf, chooseMethods } = test);
});
afterAll(() => test.stop());

describe('an order that changed', () => {
  it('T10 A1 is given what shipping costs, then a new etag', async () => {
    const order = await orderOf(1000);
    expect(adjustments(order)).toEqual([690]);
    expect(order.total_amount_with_taxes_cents).toBe(1000);
  });

  it.each([
    ['it-eur', 'IT', 'EUR', 6900, 690],
    ['de-eur', 'DE', 'EUR', 12900, 1290],
    ['gb-gbp', 'GB', 'GBP', 14900, 1495],
    ['ch-chf', 'CH', 'CHF', 14900, 1490],
    ['rest-of-world-usd', 'JP', 'USD', 34900, 3900],
    ['rest-of-world-usd', 'US', 'USD', 27900, 2990],
  ])(
    'A1 in %s ships to %s free from the market’s amount on',
    async (market, country, currency, free, cost) => {
      const visitor = await asShopper(test.origin, market);
      const shown = [];
      for (const cents of [free - 1, free, free + 1]) {
        await priceAt(currency, cents);
        const id = await anOrderTo(visitor, country);
        await addItem(visitor, id, ITEM);
        shown.push(adjustments(await afterEtag(visitor, id, null)));
      }
      expect(shown).toEqual([[cost], [], []]);
    },
  );

  it('A1 loses its line when it ships free, and gets it back', async () => {
    const order = await orderOf(6900);
    expect(adjustments(order)).toEqual([]);
    const coupon = await shop.orders.update({ id: order.id, coupon_code: 'BENVENUTO10' });
    expect(coupon.discount_amount_cents).toBeLessThan(0);
    const reduced = await afterEtag(shop, order.id, etagOf(order));
    expect(adjustments(reduced)).toEqual([690]);
    await shop.orders.update({ id: order.id, coupon_code: '' });
    expect(adjustments(await afterEtag(shop, order.id, etagOf(reduced)))).toEqual([]);
  });

  it('A1 has no line once it is empty', async () => {
    const order = await orderOf(1000);
    const line = order.line_items?.find(({ item_type }) => item_type === 'skus');
    await shop.line_items.delete(line?.id ?? '');
    const empty = await afterEtag(shop, order.id, etagOf(order));
    expect(empty.line_items).toEqual([]);
    expect(empty.total_amount_with_taxes_cents).toBe(0);
  });

  it('A1 may hold a bundle', async () => {
    const id = await anOrderTo(shop, 'IT');
    const order = shop.orders.relationship(id);
    await shop.line_items.create({ bundle_code: 'BUNDLE-APERITIVO', quantity: 1, order });
    expect(adjustments(await afterEtag(shop, id, null))).toEqual([690]);
  });

  it('A1 follows its address into another zone', async () => {
    const visitor = await asShopper(test.origin, 'rest-of-world-usd');
    await priceAt('USD', 1000);
    const id = await anOrderTo(visitor, 'JP');
    await addItem(visitor, id, ITEM);
    const order = await afterEtag(visitor, id, null);
    expect(adjustments(order)).toEqual([3900]);
    const { id: address } = await visitor.addresses.create(anAddressIn('NO'));
    await visitor.orders.update({
      id,
      _shipping_address_clone_id: address,
      shipping_country_code_lock: 'NO',
    });
    const moved = await afterEtag(visitor, id, etagOf(order));
    expect([adjustments(moved), adjustments(moved, 'shipping_cost_offset')]).toEqual([
      [2690],
      [-2690],
    ]);
  });

  it('A1 T10 follows the address itself', async () => {
    const visitor = await asShopper(test.origin, 'rest-of-world-usd');
    await priceAt('USD', 1000);
    const { id: address } = await visitor.addresses.create(anAddressIn('JP'));
    const shipping_address = visitor.addresses.relationship(address);
    const { id } = await visitor.orders.create({ shipping_address });
    await addItem(visitor, id, ITEM);
    const order = await afterEtag(visitor, id, null);
    await visitor.addresses.update({ id: address, country_code: 'US', state_code: 'NY' });
    expect(adjustments(await afterEtag(visitor, id, etagOf(order)))).toEqual([2990]);
  });

  it('T10 keeps its other metadata and gets an etag for what costs nothing too', async () => {
    const order = await orderOf(1000);
    const metadata = { ...order.metadata, gift_message: 'Auguri' };
    await shop.orders.update({ id: order.id, metadata });
    const after = await afterEtag(shop, order.id, etagOf(order));
    expect(after.metadata).toMatchObject({ gift_message: 'Auguri' });
  });
});

describe('totals', () => {
  it('A1 count shipping once when a method is chosen, and keep it chosen', async () => {
    const order = await orderOf(1000);
    await chooseMethods(order.id);
    const chosen = await afterEtag(shop, order.id, etagOf(order));
    await service.rest();
    expect(chosen.shipping_amount_cents).toBe(690);
    expect(chosen.adjustment_amount_cents).toBe(0);
    expect(chosen.total_amount_with_taxes_cents).toBe(1690);
    expect(adjustments(chosen)).toEqual([690]);
    const still = await readFull(shop, order.id);
    expect(still.shipments?.map((it) => it.shipping_method?.id)).toEqual([expect.any(String)]);
  });

  it('A1 are taxed as they were', async () => {
    const order = await orderOf(1220);
    expect(order.total_tax_amount_cents).toBe(220);
  });

  it('A1 follow a more expensive method, which stays chosen', async () => {
    const order = await orderOf(1000);
    const express = await test.expressMethod();
    const [shipment] = order.shipments ?? [];
    await shop.shipments.update({
      id: shipment?.id ?? '',
      shipping_method: shop.shipping_methods.relationship(express),
    });
    const chosen = await afterEtag(shop, order.id, etagOf(order));
    await office.shipping_methods.update({ id: express, _disable: true });
    expect(adjustments(chosen)).toEqual([1500]);
    expect(chosen.shipments?.[0]?.shipping_method?.id).toBe(express);
    expect(chosen.total_amount_with_taxes_cents).toBe(2500);
  });
});
