import { computeDiscounts, type Candidate } from './compute-discounts.ts';

const candidate = (values: Partial<Candidate>): Candidate => ({
  id: 'promotion',
  type: 'percentage_discount_promotions',
  name: 'Promotion',
  exclusive: false,
  percentage: 10,
  fixedAmount: 0,
  lineIds: null,
  from: null,
  couponCode: null,
  ...values,
});
const goods = [
  { id: 'wine', itemType: 'skus', total: 6_000 },
  { id: 'box', itemType: 'bundles', total: 4_000 },
  { id: 'card', itemType: 'gift_cards', total: 5_000 },
  { id: 'parcel', itemType: 'shipments', total: 700 },
];
const amounts = (...candidates: readonly Candidate[]) =>
  computeDiscounts(goods, candidates).map(({ amount }) => amount);

describe('computeDiscounts', () => {
  it('takes percentages of the goods, not of gift cards or shipping', () => {
    const [discount] = computeDiscounts(goods, [candidate({})]);
    expect(discount?.amount).toBe(-1_000);
    expect([...(discount?.byLine ?? [])]).toEqual([
      ['wine', -600],
      ['box', -400],
    ]);
  });

  it('takes each further percentage of what the ones before have left', () => {
    expect(amounts(candidate({}), candidate({ percentage: 50 }))).toEqual([-1_000, -4_500]);
  });

  it('rounds half a cent up, once for the whole discount', () => {
    const lines = [1, 2, 3].map((id) => ({ id: String(id), itemType: 'skus', total: 115 }));
    const [discount] = computeDiscounts(lines, [candidate({})]);
    expect(discount?.amount).toBe(-35);
    expect([...(discount?.byLine.values() ?? [])]).toEqual([-12, -12, -11]);
  });

  it('limits a promotion to the lines of its SKU list', () => {
    expect(amounts(candidate({ lineIds: new Set(['box']) }))).toEqual([-400]);
  });

  it('takes a fixed amount off, but never more than the goods', () => {
    const fixed = { type: 'fixed_amount_promotions' } as const;
    expect(amounts(candidate({ ...fixed, fixedAmount: 1_500 }))).toEqual([-1_500]);
    expect(amounts(candidate({ ...fixed, fixedAmount: 99_999 }))).toEqual([-10_000]);
    expect(
      amounts(
        candidate({ ...fixed, fixedAmount: 9_000 }),
        candidate({ ...fixed, fixedAmount: 9_000 }),
      ),
    ).toEqual([-9_000, -1_000]);
  });

  it('takes all of the shipping off when it is free', () => {
    expect(amounts(candidate({ type: 'free_shipping_promotions' }))).toEqual([-700]);
  });

  it('applies an exclusive promotion alone', () => {
    expect(amounts(candidate({ exclusive: true }), candidate({ percentage: 50 }))).toEqual([
      -1_000,
    ]);
  });

  it('passes over an exclusive promotion the order does not qualify for', () => {
    const tooMuch = candidate({ exclusive: true, from: { amount: 10_001, useSubtotal: false } });
    expect(amounts(tooMuch, candidate({}))).toEqual([-1_000]);
  });

  it.each([
    [10_000, false, [-1_000]],
    [10_000, true, [-1_000, -450]],
    [9_000, false, [-1_000, -450]],
    [9_001, false, [-1_000]],
  ])('compares from %i cents on, of the subtotal: %s', (amount, useSubtotal, expected) => {
    const second = candidate({ percentage: 5, from: { amount, useSubtotal } });
    expect(amounts(candidate({}), second)).toEqual(expected);
  });
});
