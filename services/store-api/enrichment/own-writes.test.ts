import {
  addItem,
  adjustments,
  afterEtag,
  anAddressIn,
  anOrderTo,
  etagOf,
  readFull,
} from './testing/shopper.ts';
import { until } from '../testing/until.ts';
import { ITEM, openShop, type TestShop } from './testing/open-shop.ts';

jest.setTimeout(30_000);

let test: TestShop;
let { office, shop, service, priceAt, orderOf, chooseMethods } = {} as TestShop;
beforeAll(async () => {
  test = await openShop();
  ({ office, shop, service, priceAt, orderOf, chooseMethods } = test);
});
afterAll(() => test.stop());

describe('writes of the enrichment', () => {
  it('T10 is nothing when it is right already: own writes do not loop', async () => {
    const order = await orderOf(1000);
    await service.rest();
    const before = service.enrichment.health().enriched;
    const { updated_at } = await readFull(shop, order.id);
    await service.enrichment.webhooks.receive('orders.update', {
      data: { type: 'orders', id: order.id, attributes: { updated_at } },
    });
    await service.rest();
    expect(service.enrichment.health().enriched).toBe(before);
    expect((await readFull(shop, order.id)).updated_at).toBe(updated_at);
  });

  it('A1 is one line with the right amount after 20 updates at once', async () => {
    await priceAt('EUR', 300);
    const id = await anOrderTo(shop, 'IT');
    const { id: line } = await addItem(shop, id, ITEM);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        shop.line_items.update({ id: line, quantity: (n % 5) + 1 }),
      ),
    );
    await afterEtag(shop, id, null);
    await service.rest();
    const order = await readFull(shop, id);
    expect([adjustments(order), adjustments(order, 'shipping_cost_offset')]).toEqual([
      [690],
      [-690],
    ]);
    expect(order.adjustment_amount_cents).toBe(0);
  });

  it('A1 mends lines that two services wrote, and amounts someone changed', async () => {
    const order = await orderOf(1000);
    await service.rest();
    const [line] = (order.line_items ?? []).filter(({ name }) => name === 'shipping_cost');
    const full = await office.line_items.retrieve(line?.id ?? '', { include: ['item'] });
    const item = { type: 'adjustments' as const, id: full.item?.id ?? '' };
    // First, because the service may keep the second line.
    await office.line_items.update({ id: full.id, unit_amount_cents: 1 });
    await office.line_items.create({
      quantity: 1,
      item,
      order: office.orders.relationship(order.id),
    });
    await service.rest();
    const mended = await afterEtag(shop, order.id, etagOf(order));
    await service.rest();
    expect(adjustments(await readFull(shop, mended.id))).toEqual([690]);
  });

  it('A1 is nothing on orders that are placed', async () => {
    const order = await orderOf(1000);
    await chooseMethods(order.id);
    await service.rest();
    const { id: address } = await shop.addresses.create(anAddressIn('IT'));
    await shop.orders.update({
      id: order.id,
      customer_email: 'ada@example.com',
      _billing_address_clone_id: address,
      _shipping_address_clone_id: address,
    });
    await service.rest();
    const { available_payment_methods: methods = [] } = await shop.orders.retrieve(order.id, {
      include: ['available_payment_methods'],
    });
    const method = methods?.find((it) => it.payment_source_type === 'wire_transfers');
    await shop.orders.update({
      id: order.id,
      payment_method: shop.payment_methods.relationship(method?.id ?? ''),
    });
    await shop.wire_transfers.create({ order: shop.orders.relationship(order.id) });
    await chooseMethods(order.id);
    await service.rest();
    const placed = await shop.orders.update({ id: order.id, _place: true });
    const closed = { id: order.id, outcome: 'closed' };
    await until(() => service.done.some((it) => JSON.stringify(it) === JSON.stringify(closed)));
    expect(placed.status).toBe('placed');
    const after = await office.orders.retrieve(order.id, { include: ['line_items'] });
    expect(after.updated_at).toBe(placed.updated_at);
    expect(adjustments(after)).toEqual([690]);
  });
});
