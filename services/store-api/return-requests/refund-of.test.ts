import fc from 'fast-check';
import { refundOf } from './refund-of.ts';

describe('the refund of a return', () => {
  it('S11 is the goods and their share of the shipping cost', () => {
    const before = { goodsBefore: 0, shippingBefore: 0 };
    const amounts = { ...before, allGoods: 4000, deposit: 0, shipping: 690 };
    expect(refundOf({ ...amounts, goods: 1000 })).toEqual({
      goods: 1000,
      deposit: 0,
      shipping: 173,
      total: 1173,
    });
    expect(refundOf({ ...amounts, goods: 4000 })).toEqual({
      goods: 4000,
      deposit: 0,
      shipping: 690,
      total: 4690,
    });
  });

  it('L5 has the deposits of the returned items, which have no share of the shipping cost', () => {
    const before = { goodsBefore: 0, shippingBefore: 0 };
    const amounts = { ...before, goods: 1000, allGoods: 4000, shipping: 690 };
    expect(refundOf({ ...amounts, deposit: 50 })).toEqual({
      goods: 1000,
      deposit: 50,
      shipping: 173,
      total: 1223,
    });
  });

  it('S11 adds up to goods and shipping cost, however the order is returned in parts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 5_000 }),
        (parts, shipping) => {
          const allGoods = parts.reduce((sum, it) => sum + it, 0);
          let goodsBefore = 0;
          let shippingBefore = 0;
          for (const goods of parts) {
            const share = refundOf({
              goods,
              allGoods,
              goodsBefore,
              deposit: 0,
              shipping,
              shippingBefore,
            });
            expect(share.shipping).toBeGreaterThanOrEqual(0);
            goodsBefore += share.goods;
            shippingBefore += share.shipping;
          }
          expect([goodsBefore, shippingBefore]).toEqual([allGoods, shipping]);
        },
      ),
    );
  });
});
