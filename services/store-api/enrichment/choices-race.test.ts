import fc from 'fast-check';
import { addItem, adjustments, anOrderTo, readFull } from './testing/shopper.ts';
import { ITEM, openShop, type TestShop } from './testing/open-shop.ts';

/** Number of orders: a few by default; acceptance needs `ENRICHMENT_RACE=10000`. */
const ORDERS = Number(process.env['ENRICHMENT_RACE'] ?? 200);
/** Concurrent shoppers. */
const SHOPPERS = 8;

jest.setTimeout(60_000 + ORDERS * 500);

let test: TestShop;
let express: string;
beforeAll(async () => {
  test = await openShop({ writesPerSecond: 100_000 });
  express = await test.expressMethod();
  await test.priceAt('EUR', 1000);
});
afterAll(() => test.stop());

interface Plan {
  /** Calls between the cart change and the method selection, which vary the time left to the service. */
  idle: number;
  quantity: number;
  coupon: boolean;
  /** Methods selected in sequence. */
  choices: readonly ('standard' | 'express')[];
}

const plan: fc.Arbitrary<Plan> = fc.record({
  idle: fc.integer({ min: 0, max: 3 }),
  // Shipping is free from a quantity of seven.
  quantity: fc.constantFrom(1, 2, 7),
  coupon: fc.boolean(),
  choices: fc.array(fc.constantFrom('standard' as const, 'express' as const), {
    minLength: 1,
    maxLength: 2,
  }),
});

/** Fills a cart and selects a method while the service writes the cost lines. */
const shopping = async ({ idle, quantity, coupon, choices }: Plan) => {
  const { shop } = test;
  const id = await anOrderTo(shop, 'IT');
  await addItem(shop, id, ITEM, quantity);
  if (coupon) await shop.orders.update({ id, coupon_code: 'SPEDIZIONE-0' });
  const [shipment] = (await readFull(shop, id)).shipments ?? [];
  const standard = shipment?.available_shipping_methods?.find((it) => it.id !== express)?.id;
  for (let step = 0; step < idle; step += 1) await shop.orders.retrieve(id);
  let chosen = '';
  for (const choice of choices) {
    chosen = choice === 'express' ? express : (standard ?? '');
    await shop.shipments.update({
      id: shipment?.id ?? '',
      shipping_method: shop.shipping_methods.relationship(chosen),
    });
  }
  return { id, chosen };
};

describe('shoppers and the service at once', () => {
  it(`A1 T10 none of ${ORDERS} orders loses the method that was chosen last`, async () => {
    const plans = fc.sample(plan, { numRuns: ORDERS, seed: 20261120 });
    const bought: { id: string; chosen: string }[] = [];
    const queue = plans.values();
    await Promise.all(
      Array.from({ length: SHOPPERS }, async () => {
        for (const it of queue) bought.push(await shopping(it));
      }),
    );
    await test.rest();
    const lost: unknown[] = [];
    for (const { id, chosen } of bought) {
      const order = await readFull(test.office, id);
      const method = order.shipments?.[0]?.shipping_method?.id ?? null;
      const paid =
        (order.shipping_amount_cents ?? 0) +
        (order.line_items ?? [])
          .filter((it) => it.item_type === 'free_shipping_promotions')
          .reduce((sum, it) => sum + (it.total_amount_cents ?? 0), 0);
      const told = adjustments(order).reduce((sum, cents) => sum + cents, 0);
      if (method !== chosen || told !== paid || order.adjustment_amount_cents !== 0)
        lost.push({ id, method, chosen, told, paid });
    }
    expect(lost).toEqual([]);
    expect(bought).toHaveLength(ORDERS);
  });
});
