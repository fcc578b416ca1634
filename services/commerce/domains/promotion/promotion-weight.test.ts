import { promotionWeight } from './promotion-weight.ts';

const plain = { exclusive: false, priority: null, starts_at: '2026-01-01T00:00:00.000Z' };

describe('promotionWeight', () => {
  it.each([
    [
      'exclusivity before priority',
      { ...plain, exclusive: true, priority: 9 },
      { ...plain, priority: 0 },
    ],
    ['a lower number as the higher priority', { ...plain, priority: 1 }, { ...plain, priority: 2 }],
    ['any priority before none', { ...plain, priority: 500 }, plain],
    ['what started earlier', { ...plain, starts_at: '2025-12-31T23:59:00.000Z' }, plain],
  ])('puts %s', (_what, first, second) => {
    const type = 'free_shipping_promotions';
    expect(promotionWeight(type, first)).toBeGreaterThan(promotionWeight(type, second));
  });

  it('puts percentages before fixed amounts and these before free shipping', () => {
    const weights = (
      [
        'percentage_discount_promotions',
        'fixed_amount_promotions',
        'free_shipping_promotions',
      ] as const
    ).map((type) => promotionWeight(type, plain));
    expect(weights).toEqual([...weights].sort((one, other) => other - one));
    expect(new Set(weights).size).toBe(3);
    expect(weights.every(Number.isSafeInteger)).toBe(true);
  });

  it('puts priority before the type', () => {
    expect(promotionWeight('free_shipping_promotions', { ...plain, priority: 1 })).toBeGreaterThan(
      promotionWeight('percentage_discount_promotions', { ...plain, priority: 2 }),
    );
  });
});
