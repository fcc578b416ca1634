import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import fc from 'fast-check';
import { aCart, prepareToPlace } from '../../../testing/cart.ts';
import { startPlatform, type RunningPlatform } from '../../../testing/start-platform.ts';
import { shelvesOf } from '../../../testing/stock.ts';
import { isPurchasable } from '../stock/goods-of-lines.ts';
import { stockLinesOfOrder } from '../stock/stock-lines-of-order.ts';

let platform: RunningPlatform;
let guest: CommerceLayerBundle;
let merchant: CommerceLayerBundle;
beforeAll(async () => {
  platform = await startPlatform();
  guest = await platform.guest();
  merchant = await platform.integration();
});
afterAll(() => platform.stop());

const orderTriggers = [
  '_place',
  '_cancel',
  '_refresh',
  '_pending',
  '_approve',
  '_capture',
  '_fulfill',
  '_start_editing',
  '_stop_editing',
] as const;
const shipmentTriggers = [
  '_upcoming',
  '_cancel',
  '_on_hold',
  '_picking',
  '_packing',
  '_ready_to_ship',
  '_ship',
  '_deliver',
] as const;

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ order: fc.constantFrom(...orderTriggers) }) },
  { weight: 3, arbitrary: fc.record({ shipment: fc.constantFrom(...shipmentTriggers) }) },
  { weight: 2, arbitrary: fc.record({ quantity: fc.integer({ min: 1, max: 4 }) }) },
);
/** How far the order has come when the random steps begin, so that late states are seen as often as early ones. */
const start = fc.constantFrom<readonly (typeof orderTriggers)[number][]>(
  [],
  ['_place'],
  ['_place', '_start_editing'],
  ['_place', '_approve', '_capture'],
);
const steps = fc.array(fc.tuple(fc.boolean(), step), { minLength: 3, maxLength: 14 });

/** What shipments may be like while their order is in a status. */
const shipmentsOf: Readonly<Record<string, readonly string[]>> = {
  draft: ['draft'],
  pending: ['draft'],
  placing: ['draft'],
  editing: ['draft', 'upcoming', 'on_hold', 'cancelled'],
  placed: ['upcoming', 'on_hold', 'cancelled'],
  approved: [
    'upcoming',
    'on_hold',
    'cancelled',
    'picking',
    'packing',
    'ready_to_ship',
    'shipped',
    'delivered',
  ],
  cancelled: ['cancelled', 'shipped', 'delivered'],
};
const paymentsOf: Readonly<Record<string, readonly string[]>> = {
  draft: ['unpaid'],
  pending: ['unpaid'],
  placing: ['unpaid'],
  editing: ['authorized'],
  placed: ['authorized'],
  approved: ['authorized', 'paid'],
  cancelled: ['unpaid', 'voided'],
};
const fulfillmentsOf: Readonly<Record<string, readonly string[]>> = {
  draft: ['unfulfilled'],
  pending: ['unfulfilled'],
  placing: ['unfulfilled'],
  editing: ['unfulfilled', 'fulfilled'],
  placed: ['unfulfilled', 'fulfilled'],
  approved: ['unfulfilled', 'in_progress', 'fulfilled'],
  cancelled: ['unfulfilled', 'fulfilled'],
};

const attempt = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    // Refusals are answers; anything else is a bug.
    expect([401, 404, 422]).toContain((error as { status?: number }).status);
  }
};

const checkOrder = (orderId: string): void => {
  const { store } = platform;
  const order = store.get('orders', orderId)!;
  const shipments = store.where('shipments', { order_id: orderId });
  expect(Object.keys(shipmentsOf)).toContain(order.status);
  expect(paymentsOf[order.status]).toContain(order.payment_status);
  expect(fulfillmentsOf[order.status]).toContain(order.fulfillment_status);
  for (const { status } of shipments) expect(shipmentsOf[order.status]).toContain(status);
  expect(order.placed_at === null).toBe(
    ['draft', 'pending', 'placing'].includes(order.status) ||
      (order.status === 'cancelled' && order.payment_status === 'unpaid'),
  );

  const parts = stockLinesOfOrder(platform as never, orderId);
  const units = (rows: readonly { quantity: number }[]) =>
    rows.reduce((sum, { quantity }) => sum + quantity, 0);
  const goods = store.where('line_items', { order_id: orderId }).filter(isPurchasable);
  expect(units(parts)).toBe(units(goods));
  expect(shipments.reduce((sum, { skus_count }) => sum + skus_count, 0)).toBe(units(goods));
  const held = parts.reduce((sum, { taken_quantity }) => sum + taken_quantity, 0);
  if (['draft', 'pending', 'placing', 'cancelled'].includes(order.status)) expect(held).toBe(0);
  else if (shipments.every(({ status }) => status !== 'cancelled')) expect(held).toBe(units(goods));
};

describe('an order’s states', () => {
  it('are documented ones after whatever guests and merchants ask for, and no bottle is lost', async () => {
    const total = 15;
    await fc.assert(
      fc.asyncProperty(start, steps, async (before, asked) => {
        const cart = await aCart(guest, 'BARBERA-750', 2);
        await prepareToPlace(guest, cart.id);
        for (const trigger of before)
          await merchant.orders.update({ id: cart.id, [trigger]: true });
        const seen: string[] = [];
        for (const [byGuest, it] of asked) {
          const cl = byGuest ? guest : merchant;
          const [shipment] = platform.store.where('shipments', { order_id: cart.id });
          const [line] = platform.store.where('line_items', {
            order_id: cart.id,
            item_type: 'skus',
          });
          if ('order' in it) await attempt(cl.orders.update({ id: cart.id, [it.order]: true }));
          else if ('shipment' in it)
            await attempt(cl.shipments.update({ id: shipment!.id, [it.shipment]: true }));
          else await attempt(cl.line_items.update({ id: line!.id, quantity: it.quantity }));
          seen.push(JSON.stringify(it));
          checkOrder(cart.id);
          const { onHand, taken } = shelvesOf(platform, 'BARBERA-750');
          expect({ after: seen, units: onHand + taken }).toEqual({ after: seen, units: total });
        }
        // The next run finds the shelves full again.
        for (const { id } of platform.store.where('stock_line_items', { sku_code: 'BARBERA-750' }))
          await attempt(merchant.stock_line_items.delete(id));
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});
