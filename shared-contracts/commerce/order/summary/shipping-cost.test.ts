/** @jest-environment node */
import fc from 'fast-check';
import { document, resource } from '../../testing/document.ts';
import { aLine, anOrder, callContext } from '../../testing/factories.ts';
import { fakePlatform } from '../../testing/fake-platform.ts';
import { retrieveOrder } from '../read.ts';
import { shippingCostLine, shippingOf } from './shipping-cost.ts';
import type { Order, Shipment, ShippingMethod } from '../types.ts';

interface MethodDraft {
  price: number;
  freeOver: number | null;
  usesSubtotal: boolean;
}
interface OrderDraft {
  subtotal: number;
  discount: number;
  giftCard: number;
  methods: readonly MethodDraft[];
  /** Method of each shipment; null if none is chosen. */
  chosen: readonly (number | null)[];
  waives: boolean;
  /** Whether the platform has the method’s price for a shipment. */
  hasPrice: boolean;
}

const draft: fc.Arbitrary<OrderDraft> = fc.record({
  subtotal: fc.integer({ min: 100, max: 20_000 }),
  discount: fc.integer({ min: -90, max: 0 }),
  giftCard: fc.integer({ min: -5000, max: 0 }),
  methods: fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 3000 }),
      freeOver: fc.option(fc.integer({ min: 1, max: 20_000 })),
      usesSubtotal: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  chosen: fc.array(fc.option(fc.integer({ min: 0, max: 2 })), { minLength: 1, maxLength: 3 }),
  waives: fc.boolean(),
  hasPrice: fc.boolean(),
});

/** The platform’s response: it charges each chosen method, and counts free shipping as a discount. */
const platformOrder = (it: OrderDraft) => {
  const priceOf = ({ price, freeOver, usesSubtotal }: MethodDraft): number => {
    const worth = usesSubtotal ? it.subtotal : it.subtotal + it.discount;
    return freeOver !== null && worth >= freeOver ? 0 : price;
  };
  const methods = it.methods.map((method, index) =>
    resource('shipping_methods', `method${index}`, {
      name: `Method ${index}`,
      reference: `courier-${index}`,
      currency_code: 'EUR',
      price_amount_cents: method.price,
      free_over_amount_cents: method.freeOver,
      use_subtotal: method.usesSubtotal,
      price_amount_for_shipment_cents: it.hasPrice ? priceOf(method) : null,
    }),
  );
  const parcels = it.chosen.map((wanted, index) => ({
    id: `parcel${index}`,
    method: wanted === null ? null : wanted % it.methods.length,
  }));
  const shipments = parcels.map(({ id, method }) =>
    resource(
      'shipments',
      id,
      { skus_count: 1 },
      {
        available_shipping_methods: methods,
        shipping_method: method === null ? null : methods[method]!,
      },
    ),
  );
  const fees = parcels.flatMap(({ id, method }) =>
    method === null ? [] : { id, cents: priceOf(it.methods[method]!) },
  );
  const charged = fees.reduce((sum, { cents }) => sum + cents, 0);
  const waived = it.waives ? 0 - charged : 0;
  const line = (id: string, item_type: string, cents: number, item?: (typeof shipments)[number]) =>
    aLine(
      {
        item_type,
        sku_code: null,
        quantity: 1,
        total_amount_cents: cents,
        unit_amount_cents: cents,
      },
      item ? { item } : {},
      id,
    );
  const total = it.subtotal + it.discount + charged + waived + it.giftCard;
  return {
    paid: charged + waived,
    document: document(
      anOrder(
        {
          subtotal_amount_cents: it.subtotal,
          discount_amount_cents: it.discount + waived,
          shipping_amount_cents: charged,
          gift_card_amount_cents: it.giftCard,
          total_amount_with_taxes_cents: total,
        },
        {
          line_items: [
            ...fees.map(({ id, cents }) =>
              line(
                `fee${id}`,
                'shipments',
                cents,
                shipments.find((one) => one.id === id),
              ),
            ),
            ...(it.waives ? [line('waived', 'free_shipping_promotions', waived)] : []),
          ],
          shipments,
        },
      ),
    ),
  };
};

const read = async (it: OrderDraft): Promise<{ order: Order; paid: number }> => {
  const { paid, document: body } = platformOrder(it);
  fakePlatform({ 'GET orders/orderIdAaa': { body } });
  const result = await retrieveOrder('orderIdAaa')(callContext());
  if (!result.ok) throw new Error(result.error.detail);
  return { order: result.value, paid };
};

const chosenOf = ({ methods, methodId }: Shipment): ShippingMethod | undefined =>
  methods.find(({ id }) => id === methodId);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the price of shipping', () => {
  it('E7 A1 is the same in the list, the section’s summary and the order summary, for any order', async () => {
    await fc.assert(
      fc.asyncProperty(draft, async (it) => {
        const { order, paid } = await read(it);
        const { shipping, shippingToCome } = shippingOf(order, 'courier-0');
        const sections = order.shipments.flatMap((shipment) => chosenOf(shipment) ?? []);
        if (sections.length > 0) {
          expect(sum(sections.map(({ price }) => price.cents))).toBe(paid);
          expect(shipping?.cents).toBe(paid);
          const open = order.shipments.filter(({ methodId }) => methodId === null);
          const listed = open.map(({ methods }) => methods[0]?.price.cents ?? 0);
          expect(shippingToCome?.cents).toBe(open.length > 0 ? sum(listed) : undefined);
        } else {
          // The first method is the market's default: its listed price is the expected one.
          const listed = order.shipments.map(({ methods }) => methods[0]?.price.cents ?? 0);
          expect([shipping, shippingToCome?.cents]).toEqual([null, sum(listed)]);
        }
      }),
    );
  });

  it('E7 is a row of an order summary that adds up to the total, for any order', async () => {
    await fc.assert(
      fc.asyncProperty(draft, async (it) => {
        const { totals } = (await read(it)).order;
        const { subtotal, discount, shipping, payment, giftCard, total } = totals;
        const rows = [subtotal, discount, shipping, payment, giftCard];
        expect(sum(rows.map(({ cents }) => cents))).toBe(total.cents);
        expect(discount.cents).toBe(it.discount);
      }),
    );
  });

  const free: OrderDraft = {
    subtotal: 6900,
    discount: 0,
    giftCard: 0,
    methods: [{ price: 690, freeOver: 6900, usesSubtotal: false }],
    chosen: [0],
    waives: false,
    hasPrice: false,
  };

  it('E7 is zero from the free-over amount on, even if the platform leaves that to the reader', async () => {
    const { order } = await read(free);
    expect(order.shipments[0]?.methods[0]?.price.cents).toBe(0);
    const below = await read({ ...free, chosen: [null], discount: -1 });
    expect(below.order.shipments[0]?.methods[0]?.price.cents).toBe(690);
    const beforeDiscount = { ...free.methods[0]!, usesSubtotal: true };
    const undiscounted = await read({
      ...free,
      chosen: [null],
      discount: -1,
      methods: [beforeDiscount],
    });
    expect(undiscounted.order.shipments[0]?.methods[0]?.price.cents).toBe(0);
  });

  it('E7 is the charge for the chosen method, even if its price has changed since', async () => {
    const { order } = await read({ ...free, subtotal: 1000, hasPrice: true });
    expect(order.shipments[0]?.methods[0]?.price).toEqual(order.totals.shipping);
  });

  it('E7 is zero if a coupon waives it, which is no discount of the goods', async () => {
    const { order } = await read({ ...free, subtotal: 1000, waives: true });
    expect(order.shipments[0]?.methods[0]?.price.cents).toBe(0);
    expect([order.totals.shipping.cents, order.totals.discount.cents]).toEqual([0, 0]);
  });

  it('A1 is the amount of the adjustment line of that name', async () => {
    const { order } = await read(free);
    const named = (type: string, name: string) => ({ ...order.lines[0]!, type, name });
    const line = named('adjustments', 'shipping_cost');
    const lines = [named('adjustments', 'shipping_cost_offset'), named('skus', line.name), line];
    expect(shippingCostLine({ lines })).toBe(line);
    expect(shippingCostLine({ lines: lines.slice(0, 2) })).toBeUndefined();
    const unread = { ...order, lines, shipments: [] };
    expect(shippingOf(unread, 'courier-0').shippingToCome).toEqual(line.total);
  });

  it('E7 is zero with a coupon before a method is chosen: its promotion has a line', async () => {
    const { order } = await read({ ...free, subtotal: 1000, waives: true, chosen: [null] });
    expect(order.shipments[0]?.methods[0]).toMatchObject({ price: { cents: 0 }, missing: null });
    expect(shippingOf(order, 'courier-0').shippingToCome?.cents).toBe(0);
  });

  it('E7 is below the free-over amount by the discounted subtotal, if discounts count', async () => {
    const missing = async (its: Partial<OrderDraft>) => {
      const { order } = await read({ ...free, chosen: [null], ...its });
      return order.shipments[0]?.methods[0]?.missing?.cents ?? null;
    };
    const [method] = free.methods;
    expect(await missing({ subtotal: 6000 })).toBe(900);
    expect(await missing({ subtotal: 6900, discount: -90 })).toBe(90);
    const methods = [{ ...method!, usesSubtotal: true }];
    expect(await missing({ subtotal: 6800, discount: -90, methods })).toBe(100);
    expect(await missing({ subtotal: 6900 })).toBeNull();
    expect(await missing({ subtotal: 100, methods: [{ ...method!, freeOver: null }] })).toBeNull();
  });
});
