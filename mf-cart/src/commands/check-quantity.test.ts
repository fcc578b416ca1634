import { checkQuantity } from './check-quantity.ts';

describe('checkQuantity', () => {
  it('takes a whole number up to the maximum', () => {
    expect(checkQuantity(6, 6)).toEqual({ ok: true, value: 6 });
  });

  it.each([0, -1, 1.5, NaN, Infinity])('refuses %p pieces', (quantity) => {
    expect(checkQuantity(quantity, 10)).toEqual({ ok: false, error: { code: 'NOT_A_QUANTITY' } });
  });

  it('V9 refuses more than the maximum', () => {
    const error = { code: 'OVER_LIMIT', max: 10, inCart: 0 };
    expect(checkQuantity(1e9, 10)).toEqual({ ok: false, error });
  });

  it('V9 counts what is in the cart already', () => {
    const error = { code: 'OVER_LIMIT', max: 10, inCart: 8 };
    expect(checkQuantity(3, 10, 8)).toEqual({ ok: false, error });
    expect(checkQuantity(2, 10, 8).ok).toBe(true);
  });

  it('says that nothing is left', () => {
    expect(checkQuantity(1, 0)).toEqual({ ok: false, error: { code: 'SOLD_OUT' } });
  });
});
