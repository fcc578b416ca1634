/** @jest-environment node */
import { analyticsValue } from './analytics-value.ts';

const item = (price: number, quantity?: number) => ({
  item_id: 'A',
  item_name: 'A',
  price,
  ...(quantity !== undefined && { quantity }),
});

it.each([
  ['no items', [], 0],
  ['one item without a quantity', [item(12.9)], 12.9],
  ['several items, to the cent', [item(0.1, 3), item(19.99, 7)], 140.23],
])('A1 the value of %s is price × quantity', (_, items, value) => {
  expect(analyticsValue(items)).toBe(value);
});
