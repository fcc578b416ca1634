import { maxQuantity } from './limits.ts';

describe('maxQuantity', () => {
  it.each([
    { metadata: { maxQuantity: 6 }, available: 10, config: 24, max: 6 },
    { metadata: { maxQuantity: 12 }, available: 4, config: 24, max: 4 },
    { metadata: { maxQuantity: 99 }, available: 80, config: 24, max: 24 },
    { metadata: {}, available: null, config: 24, max: 24 },
    { metadata: { maxQuantity: 6 }, available: 0, config: 24, max: 0 },
  ])('V9 gives $max for $metadata, stock $available', ({ metadata, available, config, max }) => {
    expect(maxQuantity({ metadata, available }, config)).toBe(max);
  });

  it.each(['6', -1, 2.5, NaN, null, {}])('V9 ignores a maximum of %p in the metadata', (value) => {
    expect(maxQuantity({ metadata: { maxQuantity: value }, available: 9 }, 24)).toBe(9);
  });

  it('V9 never goes below zero', () => {
    expect(maxQuantity({ metadata: {}, available: -3 }, 24)).toBe(0);
  });
});
