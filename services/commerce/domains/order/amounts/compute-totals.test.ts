import fc from 'fast-check';
import { computeTotals, type TaxRule, type TotalsLine } from './compute-totals.ts';

const itemTypes = [
  'skus',
  'bundles',
  'gift_cards',
  'shipments',
  'payment_methods',
  'adjustments',
  'percentage_discount_promotions',
];
const someLines = fc
  .array(
    fc.record({
      itemType: fc.constantFrom(...itemTypes),
      total: fc.integer({ min: -1_000_000, max: 10_000_000 }),
    }),
    { maxLength: 30 },
  )
  .map((lines) => lines.map((line, index): TotalsLine => ({ ...line, id: String(index) })));
const someRule: fc.Arbitrary<TaxRule> = fc.record({
  rate: fc.integer({ min: 0, max: 30 }).map((percent) => percent / 100),
  included: fc.boolean(),
  freightTaxable: fc.boolean(),
  paymentMethodTaxable: fc.boolean(),
  adjustmentTaxable: fc.boolean(),
  giftCardTaxable: fc.boolean(),
});

describe('computeTotals', () => {
  it('E7 has parts that add up to the total, whatever the lines and taxes', () => {
    fc.assert(
      fc.property(someLines, someRule, (lines, rule) => {
        const totals = computeTotals(lines, rule);
        const parts = [
          totals.subtotal,
          totals.shipping,
          totals.paymentMethod,
          totals.adjustment,
          totals.discount,
          totals.giftCard,
        ];
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.total);
        expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(totals.total);
        expect(parts.reduce((sum, { tax }) => sum + tax, 0)).toBe(totals.totalTax);
        expect([...totals.taxByLine.values()].reduce((sum, tax) => sum + tax, 0)).toBe(
          totals.totalTax,
        );
        const all = [
          ...parts.flatMap(({ amount, tax, taxable }) => [amount, tax, taxable]),
          totals.totalWithTaxes,
        ];
        expect(all.every(Number.isSafeInteger)).toBe(true);
        expect(totals.totalWithTaxes).toBe(totals.total + (rule.included ? 0 : totals.totalTax));
      }),
    );
  });

  it('takes the tax out of prices that include it', () => {
    const rule = {
      rate: 0.22,
      included: true,
      freightTaxable: false,
      paymentMethodTaxable: false,
      adjustmentTaxable: false,
      giftCardTaxable: false,
    };
    const { subtotal, shipping, total } = computeTotals(
      [
        { id: 'a', itemType: 'skus', total: 12_200 },
        { id: 'b', itemType: 'shipments', total: 700 },
      ],
      rule,
    );
    expect(subtotal).toEqual({ amount: 12_200, tax: 2_200, taxable: 10_000 });
    expect(shipping).toEqual({ amount: 700, tax: 0, taxable: 0 });
    expect(total).toBe(12_900);
  });
});
