import { checkQuantity, maxQuantity } from './limits.ts';

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

describe('checkQuantity', () => {
  it('accepts a whole number up to the maximum', () => {
    expect(checkQuantity(6, 6)).toEqual({ ok: true, value: 6 });
  });

  it.each([0, -1, 1.5, NaN, Infinity])('refuses quantity %p', (quantity) => {
    expect(checkQuantity(quantity, 10)).toEqual({ ok: false, error: { code: 'NOT_A_QUANTITY' } });
  });

  it('V9 refuses more than the maximum', () => {
    const error = { code: 'OVER_LIMIT', max: 10, inCart: 0 };
    expect(checkQuantity(1e9, 10)).toEqual({ ok: false, error });
  });

  it('V9 counts the quantity in the cart', () => {
    const error = { code: 'OVER_LIMIT', max: 10, inCart: 8 };
    expect(checkQuantity(3, 10, 8)).toEqual({ ok: false, error });
    expect(checkQuantity(2, 10, 8).ok).toBe(true);
  });

  it('reports that the item is sold out', () => {
    expect(checkQuantity(1, 0)).toEqual({ ok: false, error: { code: 'SOLD_OUT' } });
  });
});
