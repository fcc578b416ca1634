import { makeRow } from '../../catalogue/testing/make-row.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasOpenOrders } from './orders-of.ts';

const listing = (attributes: Record<string, unknown>): Platform => ({
  list: async (_path, { 'filter[q][status_in]': statuses = '' }) => ({
    rows: statuses.split(',').includes(String(attributes['status']))
      ? [makeRow('orders', { attributes })]
      : [],
    recordCount: 1,
  }),
  read: async () => null,
  send: async () => null,
});

it.each([
  ['placed', 'unfulfilled', false, true],
  ['approved', 'in_progress', false, true],
  // The merchant edits it.
  ['editing', 'unfulfilled', false, true],
  ['approved', 'fulfilled', false, false],
  // Items that are not shipped: open until the order is approved.
  ['placing', 'not_required', false, true],
  ['placed', 'not_required', false, true],
  ['approved', 'not_required', false, false],
  // A guest's order is not the customer's.
  ['placed', 'unfulfilled', true, false],
])(
  'S11 an order %s and %s, guest %s, awaits delivery: %s',
  async (status, fulfillment, guest, isOpen) => {
    const order = { status, fulfillment_status: fulfillment, guest };
    expect(await hasOpenOrders(listing(order), 'ada')).toBe(isOpen);
  },
);
