import { adjustmentsOf } from './cost/adjustment-of.ts';
import { connectPlatform, type Platform } from '../platform/platform.ts';
import { enrichOrder } from './enrich-order.ts';
import { unknownChange, eventsOf, type Change, type OrderEvents } from './events/order-events.ts';
import { parseEvent } from './events/parse-event.ts';
import { createOrderCache } from './order-cache.ts';
import { addItem, adjustments, anAddressIn, anOrderTo, readFull } from './testing/shopper.ts';
import { ITEM, openShop, type TestShop } from './testing/open-shop.ts';

jest.setTimeout(40_000);

let test: TestShop;
let express: string;
beforeAll(async () => {
  test = await openShop({ webhooks: false });
  express = await test.expressMethod();
});
afterAll(() => test.stop());

type Call = Parameters<Platform['send']>;

/** The steps of the service without its queue, so that a test can act between any two. */
const open = () => {
  const direct = connectPlatform({
    endpoint: test.origin,
    authEndpoint: test.origin,
    clientId: 'fonte-vigna-backoffice',
    clientSecret: 'demo-backoffice-secret',
  });
  const before: ((call: Call) => Promise<unknown>)[] = [];
  const platform: Platform = {
    ...direct,
    send: async (...call) => {
      for (const act of before.splice(0)) await act(call);
      return direct.send(...call);
    },
  };
  const cache = createOrderCache();
  const context = {
    platform,
    cache,
    adjustmentOf: adjustmentsOf(direct),
    onRemove: (line: string) => cache.removedLines.set(line, true),
  };
  return {
    /** Runs a callback before the next write. */
    beforeNextWrite: (act: (call: Call) => Promise<unknown>) => before.push(act),
    enrich: (id: string, events: OrderEvents = unknownChange(null)) =>
      enrichOrder(context, id, events),
    cache,
  };
};

const anOrder = async (cents = 1000): Promise<string> => {
  await test.priceAt('EUR', cents);
  const id = await anOrderTo(test.shop, 'IT');
  await addItem(test.shop, id, ITEM);
  return id;
};

/** Selects a method for the order's only shipment, and returns the event's view of it. */
const choose = async (id: string, wanted?: string): Promise<Change> => {
  const { shop } = test;
  const [shipment] = (await readFull(shop, id)).shipments ?? [];
  const standard = shipment?.available_shipping_methods?.find((it) => it.id !== express)?.id;
  const method = wanted ?? standard ?? '';
  const { updated_at: at } = await shop.shipments.update({
    id: shipment?.id ?? '',
    shipping_method: shop.shipping_methods.relationship(method),
  });
  return { at, choice: { shipmentId: shipment?.id ?? '', methodId: method, at } };
};
const methodOf = async (id: string): Promise<string | null> =>
  (await readFull(test.shop, id)).shipments?.[0]?.shipping_method?.id ?? null;

describe('a shipping method', () => {
  it('A1 that was chosen before the cost lines are written is chosen after', async () => {
    const { enrich } = open();
    const id = await anOrder();
    const { choice } = await choose(id, express);
    await enrich(id);
    expect(await methodOf(id)).toBe(choice?.methodId);
    expect(adjustments(await readFull(test.shop, id))).toEqual([1500]);
  });

  it('A1 is restored after its event if it was chosen between the read and the write', async () => {
    const { enrich, beforeNextWrite } = open();
    const id = await anOrder();
    let heard: Change | undefined;
    beforeNextWrite(async () => (heard = await choose(id, express)));
    await enrich(id);
    expect(await methodOf(id)).toBeNull();
    expect(await enrich(id, eventsOf(heard!))).toBe('enriched');
    expect(await methodOf(id)).toBe(express);
    expect(adjustments(await readFull(test.shop, id))).toEqual([1500]);
  });

  it('A1 chosen meanwhile wins over the one chosen before, which was put back already', async () => {
    const { enrich, beforeNextWrite } = open();
    const id = await anOrder();
    await choose(id);
    let heard: Change | undefined;
    beforeNextWrite(async () => (heard = await choose(id, express)));
    await enrich(id);
    expect(await methodOf(id)).not.toBe(express);
    await enrich(id, eventsOf(heard!));
    expect(await methodOf(id)).toBe(express);
  });

  it('A1 keeps the latest choice, even if the event of an earlier one arrives last', async () => {
    const { enrich, beforeNextWrite } = open();
    const id = await anOrder();
    const events: Change[] = [];
    beforeNextWrite(async () => events.push(await choose(id), await choose(id, express)));
    await enrich(id);
    const [first, second] = events as [Change, Change];
    await enrich(id, eventsOf(second));
    await enrich(id, eventsOf(first));
    expect(await methodOf(id)).toBe(express);
    const third = await choose(id);
    await enrich(id, eventsOf(second));
    expect(await methodOf(id)).toBe(third.choice?.methodId);
  });

  it('A1 is put back by the next try where the first one broke off after writing', async () => {
    const { enrich, beforeNextWrite } = open();
    const id = await anOrder();
    await choose(id, express);
    let writes = 0;
    const breakOff = async ([method, path]: Call): Promise<void> => {
      writes += 1;
      if (method === 'PATCH' && path.startsWith('shipments/')) throw new Error('cut off');
      beforeNextWrite(breakOff);
    };
    beforeNextWrite(breakOff);
    await expect(enrich(id)).rejects.toThrow('cut off');
    expect(writes).toBeGreaterThan(1);
    expect(await methodOf(id)).toBeNull();
    await enrich(id);
    expect(await methodOf(id)).toBe(express);
  });

  it('A1 that costs nothing is kept: there is nothing to write', async () => {
    const { enrich } = open();
    const id = await anOrder(6900);
    const { choice } = await choose(id);
    await enrich(id);
    const order = await readFull(test.shop, id);
    expect([adjustments(order), order.shipments?.[0]?.shipping_method?.id]).toEqual([
      [],
      choice?.methodId,
    ]);
  });

  it('A1 that a coupon makes free keeps its shipment, and the line of its cost goes', async () => {
    const { enrich } = open();
    const { shop } = test;
    const id = await anOrder();
    await enrich(id);
    expect(adjustments(await readFull(shop, id))).toEqual([690]);
    await shop.orders.update({ id, coupon_code: 'SPEDIZIONE-0' });
    await enrich(id);
    expect(adjustments(await readFull(shop, id))).toEqual([]);
    const { choice } = await choose(id);
    await enrich(id);
    const order = await readFull(shop, id);
    expect(order.shipments?.[0]?.shipping_method?.id).toBe(choice?.methodId);
    expect([adjustments(order), order.total_amount_with_taxes_cents]).toEqual([[], 1000]);
  });

  it('T10 is known by the event that tells of its choice', () => {
    const { cache } = open();
    const link = (type: string, id: string) => ({ data: { type, id } });
    const row = (type: string, id: string) => ({ type, id, attributes: {} });
    const event = parseEvent(
      'shipments.update',
      {
        data: {
          type: 'shipments',
          id: 'parcel',
          attributes: { updated_at: '5' },
          relationships: {
            order: link('orders', 'order'),
            shipping_method: link('shipping_methods', 'fast'),
          },
        },
        included: [row('orders', 'order'), row('shipping_methods', 'fast')],
      },
      cache,
    );
    expect(event).toMatchObject({
      kind: 'order',
      change: { at: '5', choice: { shipmentId: 'parcel', methodId: 'fast', at: '5' } },
    });
  });
});

describe('metadata', () => {
  /** An order that lacks only its placement. */
  const anOrderToPlace = async (): Promise<string> => {
    const { shop } = test;
    const id = await anOrder();
    const { id: address } = await shop.addresses.create(anAddressIn('IT'));
    const { available_payment_methods: methods } = await shop.orders.update(
      {
        id,
        customer_email: 'ada@example.com',
        _billing_address_clone_id: address,
        _shipping_address_clone_id: address,
      },
      { include: ['available_payment_methods'] },
    );
    const method = methods?.find((it) => it.payment_source_type === 'wire_transfers');
    const payment_method = shop.payment_methods.relationship(method?.id ?? '');
    await shop.orders.update({ id, payment_method });
    await shop.wire_transfers.create({ order: shop.orders.relationship(id) });
    await choose(id);
    return id;
  };

  it('T11 A1 of a placement between the read and the write is restored on the placed order, once', async () => {
    const { shop } = test;
    const { enrich, beforeNextWrite } = open();
    const id = await anOrderToPlace();
    await enrich(id);
    await choose(id);
    const chosen = { gift_message: 'Auguri', age_confirmed: 18, market_path: '/it/eur/it' };
    const { updated_at } = await shop.orders.update({ id, reference: `order-${id}` });
    let heard: Change | undefined;
    beforeNextWrite(async () => {
      const { metadata: before } = await readFull(shop, id);
      const metadata = { ...before, ...chosen };
      const placed = await shop.orders.update({ id, _place: true, metadata });
      heard = { at: placed.updated_at, metadata: placed.metadata ?? {} };
    });
    await enrich(id, eventsOf({ at: updated_at }));
    expect(await readFull(shop, id)).toMatchObject({ status: 'placed' });
    expect((await readFull(shop, id)).metadata).not.toMatchObject(chosen);
    expect(await enrich(id, eventsOf(heard!))).toBe('closed');
    const restored = await readFull(shop, id);
    expect(restored.metadata).toMatchObject(chosen);
    await enrich(id, eventsOf(heard!));
    await enrich(id);
    expect((await readFull(shop, id)).updated_at).toBe(restored.updated_at);
  });
});
