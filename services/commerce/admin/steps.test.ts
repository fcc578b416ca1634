import { openAdmin, type Admin } from '../testing/admin.ts';
import { openShop, type Shop } from '../testing/orders.ts';
import { aCoupon, aGiftCard, aPercentage } from '../testing/promotions.ts';
import { startPlatform, type RunningPlatform } from '../testing/start-platform.ts';

let platform: RunningPlatform;
let shop: Shop;
let press: Admin['press'];
let page: Admin['page'];
let buttons: Admin['buttons'];
beforeAll(async () => {
  platform = await startPlatform({ COMMERCE_SEED: 'none' });
  shop = await openShop(platform);
  ({ press, page, buttons } = openAdmin(platform));
});
afterAll(() => platform.stop());

const seenBy = (id: string) =>
  shop.merchant.orders.retrieve(id, { include: ['shipments', 'shipments.parcels'] });
const topicsOf = (ids: readonly string[]) =>
  ids.flatMap((id) => platform.store.where('events', { resource_id: id }).map(({ name }) => name));

describe('an order that a person leads to its end', () => {
  it('is approved, captured, shipped, delivered and refunded by the platform’s own operations', async () => {
    const id = await shop.placed();
    expect(await buttons(id)).toEqual(['Approve', 'Yes, cancel it']);
    expect(await press(`/orders/${id}/approve`)).toBe('The order is approved.');
    expect((await buttons(id))[0]).toMatch(/^Capture €/);
    expect(await press(`/orders/${id}/capture`)).toBe('The payment is captured.');
    const [shipment] = await shop.shipmentsOf(id);
    const way = `/shipments/${shipment?.id}`;
    expect(await press(`${way}/ship`, { tracking_number: ' ＦＶ\u2011\u200b0001 ' })).toBe(
      'The shipment is on its way.',
    );
    expect(await seenBy(id)).toMatchObject({
      status: 'approved',
      payment_status: 'paid',
      fulfillment_status: 'fulfilled',
      shipments: [{ status: 'shipped', parcels: [{ tracking_number: 'FV-0001' }] }],
    });
    const method = platform.store.where('shipments', { order_id: id })[0]?.shipping_method_id ?? '';
    const metadata = { tracking_url: 'https://carrier.example/{tracking_number}' };
    await shop.merchant.shipping_methods.update({ id: method, metadata });
    expect(await page(`/orders/${id}`)).toMatch(/<a href="https:\/\/carrier.example\/FV-0001"/);
    expect(await press(`${way}/deliver`)).toBe('The shipment is delivered.');
    expect(await press(`/orders/${id}/refund`)).toBe('The payment is refunded.');
    expect(await seenBy(id)).toMatchObject({
      payment_status: 'refunded',
      shipments: [{ status: 'delivered' }],
    });
    const captures = platform.store.where('captures', { order_id: id });
    const refunds = platform.store.where('refunds', { order_id: id });
    expect(refunds.map(({ amount_cents }) => amount_cents)).toEqual(
      captures.map(({ amount_cents }) => amount_cents),
    );
    const told = topicsOf([id, shipment?.id ?? '']);
    for (const topic of ['orders.approve', 'orders.pay', 'orders.fulfill', 'orders.refund'])
      expect(told).toContain(topic);
    for (const topic of ['shipments.picking', 'shipments.ship', 'shipments.deliver'])
      expect(told).toContain(topic);
  });

  it('is cancelled while no money is kept, and its stock comes back', async () => {
    const id = await shop.placed();
    expect(await press(`/orders/${id}/cancel`)).toBe('The order is cancelled.');
    expect(await seenBy(id)).toMatchObject({ status: 'cancelled', payment_status: 'voided' });
    expect(await buttons(id)).toEqual([]);
  });

  it('is packed in a parcel a number, and in none without', async () => {
    const id = await shop.paid();
    const [shipment] = await shop.shipmentsOf(id);
    await press(`/shipments/${shipment?.id}/ship`, { tracking_number: '' });
    expect(await seenBy(id)).toMatchObject({ shipments: [{ status: 'shipped', parcels: [] }] });
  });

  it('says why a step is refused, and changes nothing', async () => {
    const id = await shop.placed();
    const [shipment] = await shop.shipmentsOf(id);
    expect(await press(`/orders/${id}/capture`)).toBe(
      'problem: Capture was refused: cannot be captured when authorized.',
    );
    expect(await press(`/orders/${id}/refund`)).toBe(
      'problem: Refund was refused: cannot be refunded when authorized.',
    );
    const told = topicsOf([id, shipment?.id ?? '']);
    expect(await press(`/shipments/${shipment?.id}/ship`, { tracking_number: 'FV0001' })).toMatch(
      /^problem: Ship was refused: shipment of a placed order cannot become picking/,
    );
    expect(
      await press(`/shipments/${shipment?.id}/ship`, { tracking_number: 'x'.repeat(101) }),
    ).toMatch(/^problem: Ship was refused: a tracking number has at most/);
    expect(platform.store.where('parcels', { shipment_id: shipment?.id ?? '' })).toEqual([]);
    expect(topicsOf([id, shipment?.id ?? ''])).toEqual(told);
    await press(`/orders/${id}/approve`);
    expect(await press(`/orders/${id}/approve`)).toBe(
      'problem: Approve was refused: Approved order cannot be approved.',
    );
  });

  it('is not there, nor is a step of another name', async () => {
    const id = await shop.placed();
    for (const path of ['/orders/nobody/approve', `/orders/${id}/toString`, '/shipments/x/deliver'])
      expect(await press(path)).toMatch(/^problem: .* was refused: Record not found\.$/);
  });

  it('does not move for a page of another origin', async () => {
    const id = await shop.placed();
    const answer = await fetch(`${platform.origin}/_admin/orders/${id}/cancel`, {
      method: 'POST',
      headers: {
        origin: 'http://evil.test',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(answer.status).toBe(403);
    expect((await seenBy(id)).status).toBe('placed');
  });
});

describe('what an order’s page shows', () => {
  it('is gift message, language, codes, promotions and options, and shipping once', async () => {
    const { guest, merchant } = shop;
    const coupon = await aCoupon(merchant, { code: 'PAGE-COUPON' }, { name: 'Page promotion' });
    await aGiftCard(merchant, { code: 'PAGE-GIFT-CARD' });
    const id = await shop.ready('BARBERA-750', 2);
    const line = await shop.goodsLine(id);
    const [option] = await merchant.sku_options.list();
    if (option === undefined) throw new Error('the test catalogue has no option');
    await guest.line_item_options.create({
      quantity: 1,
      options: { text: '<b>For Ada</b>' },
      line_item: guest.line_items.relationship(line.id),
      sku_option: guest.sku_options.relationship(option.id),
    });
    await guest.orders.update({
      id,
      coupon_code: coupon.code,
      gift_card_code: 'PAGE-GIFT-CARD',
      language_code: 'de',
      metadata: { gift_message: 'Alles Gute,\n<i>Bruno</i>' },
    });
    for (const [name, amount] of [
      ['shipping_cost', 690],
      ['shipping_cost_offset', -690],
    ] as const) {
      const adjustment = await merchant.adjustments.create({
        name,
        currency_code: 'EUR',
        amount_cents: amount,
      });
      await merchant.line_items.create({
        quantity: 1,
        order: merchant.orders.relationship(id),
        item: merchant.adjustments.relationship(adjustment.id),
      });
    }
    const text = await page(`/orders/${id}`);
    expect(text).toContain('German (de)');
    expect(text).toContain('PAGE-COUPON');
    expect(text).toContain('PAGE-GIFT-CARD');
    expect(text).toMatch(/Promotions applied<\/dt>\s*<dd>Page promotion/);
    expect(text).toContain('Alles Gute,');
    expect(text).toContain('&lt;i&gt;Bruno&lt;/i&gt;');
    expect(text).toContain(`${option.name} × 1: text “&lt;b&gt;For Ada&lt;/b&gt;”`);
    expect(text).not.toContain('shipping_cost');
    expect(text).not.toContain('add up to');
  });

  it('lists promotions, coupons and gift cards with their values', async () => {
    const { merchant } = shop;
    await aPercentage(merchant, { name: 'Listed <b>', percentage: 15, total_usage_limit: 9 });
    await aCoupon(merchant, { code: 'LISTED-1', usage_limit: 3 }, { name: 'Of a coupon' });
    await aGiftCard(merchant, { code: 'LISTED-CARD', balance_cents: 2_500 });
    const promotions = await page('/promotions');
    expect(promotions).toContain('Listed &lt;b&gt;');
    expect(promotions).toContain('15 % off');
    expect(promotions).toContain('0 of 9');
    expect(promotions).toContain('1 coupon');
    const coupons = await page('/coupons?code=listed');
    expect(coupons).toContain('LISTED-1');
    expect(coupons).toContain('Of a coupon');
    expect(coupons).toContain('0 of 3');
    expect(coupons).not.toContain('PAGE-COUPON');
    const cards = await page('/gift-cards?code=listed');
    expect(cards).toContain('LISTED-CARD');
    expect(cards).toContain('€25,00');
    expect(cards).not.toContain('PAGE-GIFT-CARD');
  });
});
