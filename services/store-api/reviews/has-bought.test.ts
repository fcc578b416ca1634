import { makeRow } from '../catalogue/testing/make-row.ts';
import type { Platform } from '../platform/platform.ts';
import { hasBought } from './has-bought.ts';

const BAROLO = makeRow('line_items', { attributes: { item_type: 'skus', sku_code: 'BAROLO' } });

/** A customer's paid order of a Barolo, in this status. */
const paidOrder = (status: string): Platform => ({
  list: async (_path, { 'filter[q][status_in]': statuses = '' }) => ({
    rows: statuses.split(',').includes(status)
      ? [
          makeRow('orders', {
            attributes: { status, payment_status: 'paid' },
            related: { line_items: [BAROLO] },
          }),
        ]
      : [],
    recordCount: 1,
  }),
  read: async () => null,
  send: async () => null,
});

it.each([
  ['placed', true],
  // The merchant edits it.
  ['editing', true],
  ['approved', true],
  ['cancelled', false],
  ['pending', false],
])('S11 a customer whose paid order is %s has bought its items: %s', async (status, hasThem) => {
  const item = { kind: 'sku', code: 'BAROLO' } as const;
  expect(await hasBought(paidOrder(status), 'ada', item)).toBe(hasThem);
});
