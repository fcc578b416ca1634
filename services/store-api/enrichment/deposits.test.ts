import fc from 'fast-check';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import {
  chargedDeposits,
  depositsIn,
  ORDER_INCLUDES,
  orderRows,
  shippingOf,
  toOrder,
  type Order,
} from '@shop/contracts/commerce/order/platform-order';
import { addItem, afterEtag, anOrderTo, asShopper, etagOf } from './testing/shopper.ts';
import { openShop, type TestShop } from './testing/open-shop.ts';

jest.setTimeout(120_000);

const WATER = 'ACQUA-LUMIA-STILL-1000';
const WINE = 'PRIMITIVO-750';
const BOX = 'BUNDLE-ACQUE';
/** Cents of one piece in Germany; the parts of the box are two each of three waters. */
const DEPOSIT = 25;
const packaging = (use: string) => ({ material: 'glass', use, volume_ml: 1000 });

let test: TestShop;
let shop: CommerceLayerBundle;

const declare = async (code: string, declaration: object) => {
  const [sku] = await test.office.skus.list({ filters: { code_eq: code } });
  if (!sku) throw new Error(`no SKU ${code}`);
  await test.office.skus.update({ id: sku.id, metadata: { ...sku.metadata, ...declaration } });
};

beforeAll(async () => {
  test = await openShop();
  shop = await asShopper(test.origin, 'de-eur');
  for (const code of [WATER, 'ACQUA-NIVALE-STILL-750', 'ACQUA-TUFARA-750'])
    await declare(code, { packaging: packaging('single-use'), deposit: { DE: DEPOSIT } });
});
afterAll(() => test.stop());

const read = async (id: string): Promise<Order> =>
  toOrder(await shop.orders.retrieve(id, { include: [...ORDER_INCLUDES] }));
const settledAfter = async (id: string, before: unknown): Promise<Order> => {
  await afterEtag(shop, id, before);
  return read(id);
};
const etag = async (id: string): Promise<unknown> =>
  etagOf(await shop.orders.retrieve(id, { fields: ['metadata'] }));
const changed = async (id: string, change: () => Promise<unknown>): Promise<Order> => {
  const before = await etag(id);
  await change();
  return settledAfter(id, before);
};
const goods = ({ lines }: Order, code: string) => lines.find((it) => it.code === code);
const sumOfRows = ({ totals, ...order }: Order): number =>
  orderRows(totals, { shipping: shippingOf({ ...order, totals }, 'courier-germany') })
    .filter(({ id }) => id !== 'total' && id !== 'taxesIncluded')
    .reduce((sum, { amount }) => sum + (amount?.cents ?? 0), 0);
const shownTotal = ({ totals, ...order }: Order): number | undefined =>
  orderRows(totals, { shipping: shippingOf({ ...order, totals }, 'courier-germany') }).find(
    ({ id }) => id === 'total',
  )?.amount?.cents;

describe('the deposits of an order', () => {
  it('L5 are a line of their own in the total, by line of goods and per piece', async () => {
    const id = await anOrderTo(shop, 'DE');
    await addItem(shop, id, WATER, 2);
    await addItem(shop, id, WINE);
    const order = await settledAfter(id, null);
    const water = goods(order, WATER);
    expect(order.totals.deposit?.cents).toBe(2 * DEPOSIT);
    expect(order.totals.adjustment?.cents).toBe(0);
    expect(chargedDeposits(order)).toEqual({ [water?.id ?? '']: DEPOSIT });
    const { subtotal, total } = order.totals;
    expect(total.cents).toBe(subtotal.cents + 2 * DEPOSIT);
  });

  it('L5 follow the quantity, and go with the goods', async () => {
    const id = await anOrderTo(shop, 'DE');
    await addItem(shop, id, WINE);
    await addItem(shop, id, WATER);
    const one = await settledAfter(id, null);
    const line = goods(one, WATER)?.id ?? '';
    const three = await changed(id, () => shop.line_items.update({ id: line, quantity: 3 }));
    expect(three.totals.deposit?.cents).toBe(3 * DEPOSIT);
    const none = await changed(id, () => shop.line_items.delete(line));
    expect(none.totals.deposit?.cents).toBe(0);
    expect(none.lines.filter(({ name }) => name === 'deposit')).toEqual([]);
  });

  it('L5 of a bundle are those of its parts', async () => {
    const id = await anOrderTo(shop, 'DE');
    await shop.line_items.create({
      bundle_code: BOX,
      quantity: 2,
      order: shop.orders.relationship(id),
    });
    const order = await settledAfter(id, null);
    expect(chargedDeposits(order)).toEqual({ [goods(order, BOX)?.id ?? '']: 6 * DEPOSIT });
    expect(order.totals.deposit?.cents).toBe(2 * 6 * DEPOSIT);
  });

  it('L5 are not reduced by a coupon, and a gift card pays them', async () => {
    const id = await anOrderTo(shop, 'DE');
    await addItem(shop, id, WATER, 4);
    await settledAfter(id, null);
    const reduced = await changed(id, () => shop.orders.update({ id, coupon_code: 'BENVENUTO10' }));
    const { subtotal, discount, deposit, total } = reduced.totals;
    expect(discount.cents).toBe(-Math.round(subtotal.cents / 10));
    expect(deposit?.cents).toBe(4 * DEPOSIT);
    expect(total.cents).toBe(subtotal.cents + discount.cents + 4 * DEPOSIT);
    const paid = await changed(id, () =>
      shop.orders.update({ id, gift_card_code: 'REGALO-EUR-2024' }),
    );
    expect(paid.totals.giftCard.cents).toBe(-total.cents);
    expect(paid.totals.total.cents).toBe(0);
    expect(paid.totals.deposit?.cents).toBe(4 * DEPOSIT);
  });

  it('L5 are not charged where the destination has no rule for them', async () => {
    const italy = await asShopper(test.origin, 'it-eur');
    const id = await anOrderTo(italy, 'IT');
    await addItem(italy, id, WATER, 2);
    const order = await afterEtag(italy, id, null);
    expect((order.line_items ?? []).filter(({ name }) => name === 'deposit')).toEqual([]);
  });

  it('L5 E7 add up with the other rows after any actions of a shopper', async () => {
    const action = fc.oneof(
      fc.record({
        do: fc.constant('add' as const),
        item: fc.constantFrom({ sku_code: WATER }, { sku_code: WINE }, { bundle_code: BOX }),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
      fc.record({ do: fc.constant('remove' as const) }),
      fc.record({
        do: fc.constant('code' as const),
        code: fc.constantFrom(
          { coupon_code: 'BENVENUTO10' },
          { coupon_code: '' },
          { gift_card_code: 'REGALO-EUR-2024' },
          { gift_card_code: '' },
        ),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 5 }), async (actions) => {
        const id = await anOrderTo(shop, 'DE');
        for (const it of actions) {
          if (it.do === 'add') {
            const order = shop.orders.relationship(id);
            await shop.line_items.create({ ...it.item, quantity: it.quantity, order });
          } else if (it.do === 'remove') {
            const line = (await read(id)).lines.find(({ type }) => type === 'skus');
            if (line) await shop.line_items.delete(line.id);
          } else {
            // An inapplicable code is refused.
            await shop.orders.update({ id, ...it.code }).catch(() => undefined);
          }
          const now = await read(id);
          expect(sumOfRows(now)).toBe(shownTotal(now));
        }
        await test.rest();
        const order = await read(id);
        const due = depositsIn(order.lines, 'DE');
        expect(chargedDeposits(order)).toEqual(due);
        const cents = order.lines.reduce((sum, it) => sum + (due[it.id] ?? 0) * it.quantity, 0);
        expect(order.totals.deposit?.cents).toBe(cents);
        expect(sumOfRows(order)).toBe(shownTotal(order));
      }),
      { numRuns: 12 },
    );
  });
});
