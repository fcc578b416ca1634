import fc from 'fast-check';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import {
  ORDER_INCLUDES,
  orderRows,
  shippingOf,
  toOrder,
  type OrderRow,
} from '@shop/contracts/commerce/order/platform-order';
import { startPlatform, type TestPlatform } from '../testing/start-platform.ts';
import { anOrderTo, asShopper } from './testing/shopper.ts';

jest.setTimeout(120_000);

let commerce: TestPlatform;
beforeAll(async () => {
  commerce = await startPlatform();
});
afterAll(() => commerce.stop());

/** Markets with destinations inside and outside their own tax rules. */
const PLACES = [
  ['it-eur', 'IT'],
  ['de-eur', 'DE'],
  ['ch-chf', 'CH'],
  ['rest-of-world-usd', 'US'],
  ['rest-of-world-usd', 'JP'],
] as const;

const action = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    item: fc.constantFrom(
      { sku_code: 'PRIMITIVO-750' },
      { sku_code: 'ACQUA-LUMIA-STILL-1000' },
      { sku_code: 'DECANTER-1500' },
      { bundle_code: 'BUNDLE-PIEMONTE' },
    ),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ do: fc.constant('remove' as const) }),
  fc.record({
    do: fc.constant('coupon' as const),
    code: fc.constantFrom('BENVENUTO10', 'SPEDIZIONE-0', 'CANTINA-EUR', ''),
  }),
  fc.record({
    do: fc.constant('card' as const),
    code: fc.constantFrom('REGALO-EUR-2024', 'REGALO-USD-2024', ''),
  }),
  fc.record({ do: fc.constant('choose' as const) }),
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

const read = async (shop: CommerceLayerBundle, id: string) =>
  toOrder(await shop.orders.retrieve(id, { include: [...ORDER_INCLUDES] }));

const chooseMethods = async (shop: CommerceLayerBundle, id: string): Promise<void> => {
  for (const { id: shipment, methods } of (await read(shop, id)).shipments) {
    const shipping_method = shop.shipping_methods.relationship(methods[0]?.id ?? '');
    await shop.shipments.update({ id: shipment, shipping_method });
  }
};

const act = async (shop: CommerceLayerBundle, id: string, it: Action): Promise<void> => {
  switch (it.do) {
    case 'add': {
      const order = shop.orders.relationship(id);
      await shop.line_items.create({
        ...it.item,
        quantity: it.quantity,
        order,
        _update_quantity: true,
      });
      return;
    }
    case 'remove': {
      const goods = (await read(shop, id)).lines.find(({ type }) => type === 'skus');
      if (goods) await shop.line_items.delete(goods.id);
      return;
    }
    case 'coupon':
      // An inapplicable coupon is refused.
      await shop.orders.update({ id, coupon_code: it.code }).catch(() => undefined);
      return;
    case 'card':
      await shop.orders.update({ id, gift_card_code: it.code }).catch(() => undefined);
      return;
    case 'choose':
      await chooseMethods(shop, id);
  }
};

const shown = async (shop: CommerceLayerBundle, id: string) => {
  const order = await read(shop, id);
  return { order, rows: orderRows(order.totals, { shipping: shippingOf(order, 'courier-italy') }) };
};
const centsOf = (rows: readonly OrderRow[], id: OrderRow['id']): number | undefined =>
  rows.find((row) => row.id === id)?.amount?.cents;
const REDUCTIONS: readonly string[] = ['discount', 'giftCard'];

/** Invariants of any cart at any time. */
const expectBelievable = (rows: readonly OrderRow[]): void => {
  const parts = rows.filter(({ id }) => id !== 'total' && id !== 'taxesIncluded');
  const sum = parts.reduce((all, { amount }) => all + (amount?.cents ?? 0), 0);
  expect(sum).toBe(centsOf(rows, 'total'));
  for (const { id, amount, isFree } of rows) {
    if (!REDUCTIONS.includes(id)) expect(amount?.cents ?? 0).toBeGreaterThanOrEqual(0);
    if (id === 'shipping') expect(isFree ?? false).toBe(amount?.cents === 0);
    if (id === 'taxesIncluded') expect(amount?.cents).toBeGreaterThan(0);
  }
};

describe('what the shop shows of orders of the platform', () => {
  it('E7 adds up after any action of a shopper, and the estimate equals the final charge', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PLACES),
        fc.array(action, { minLength: 2, maxLength: 7 }),
        async ([market, country], actions) => {
          const shop = await asShopper(commerce.origin, market);
          const id = await anOrderTo(shop, country);
          for (const it of actions) {
            await act(shop, id, it);
            expectBelievable((await shown(shop, id)).rows);
          }
          const before = await shown(shop, id);
          if (before.order.shipments.length !== 1) return;
          await chooseMethods(shop, id);
          const after = await shown(shop, id);
          const amounts = (rows: readonly OrderRow[]) => rows.map((row) => [row.id, row.amount]);
          expect(amounts(before.rows)).toEqual(amounts(after.rows));
        },
      ),
      { numRuns: 25 },
    );
  });

  it('E7 of a coupon for free shipping is free before a method is chosen', async () => {
    const shop = await asShopper(commerce.origin);
    const id = await anOrderTo(shop, 'IT');
    await act(shop, id, { do: 'add', item: { sku_code: 'PRIMITIVO-750' }, quantity: 1 });
    expect(centsOf((await shown(shop, id)).rows, 'shipping')).toBe(690);
    await shop.orders.update({ id, coupon_code: 'SPEDIZIONE-0' });
    const { order, rows } = await shown(shop, id);
    expect(rows.find((row) => row.id === 'shipping')?.isFree).toBe(true);
    expect(order.shipments[0]?.methods[0]?.missing).toBeNull();
    expect(centsOf(rows, 'total')).toBe(order.totals.total.cents);
  });

  it('E7 has its taxes included when a gift card pays all, and the card pays for shipping as well', async () => {
    const shop = await asShopper(commerce.origin);
    const id = await anOrderTo(shop, 'IT');
    await act(shop, id, { do: 'add', item: { sku_code: 'PRIMITIVO-750' }, quantity: 1 });
    const taxes = centsOf((await shown(shop, id)).rows, 'taxesIncluded');
    await shop.orders.update({ id, gift_card_code: 'REGALO-EUR-2024' });
    const { rows } = await shown(shop, id);
    expect(centsOf(rows, 'total')).toBe(0);
    expect(centsOf(rows, 'taxesIncluded')).toBe(taxes);
  });
});
