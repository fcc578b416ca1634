import { carries } from './available-shipping-methods.ts';

describe('carries', () => {
  it.each([
    [null, null, 'gr', 0, true],
    [null, null, null, 50_000, true],
    [1_000, null, 'gr', 999, false],
    [1_000, null, 'gr', 1_000, true],
    [null, 2_000, 'gr', 2_000, true],
    [null, 2_000, 'gr', 2_001, false],
    [1, 2, 'lb', 500, true],
    [1, 2, 'lb', 453, false],
    [1, 2, 'lb', 908, false],
    [null, 16, 'oz', 453, true],
    [null, 16, 'oz', 454, false],
  ])('from %p to %p %s: %p g is %p', (min_weight, max_weight, unit_of_weight, weight, expected) => {
    expect(carries({ min_weight, max_weight, unit_of_weight }, weight)).toBe(expected);
  });
});
