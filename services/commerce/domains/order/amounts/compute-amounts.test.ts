import fc from 'fast-check';
import type { Candidate } from '../../promotion/discounts/compute-discounts.ts';
import { promotionTypes } from '../../promotion/shapes/promotion-types.ts';
import { computeAmounts, type AmountsLine, type PayingCard } from './compute-amounts.ts';
import type { TaxRule } from './compute-totals.ts';

const cents = fc.integer({ min: 0, max: 2_000_000 });
const someLine = fc.oneof(
  fc.record({ itemType: fc.constantFrom('skus', 'bundles', 'gift_cards'), total: cents }),
  fc.record({ itemType: fc.constantFrom('shipments', 'payment_methods'), total: cents }),
  fc.record({
    itemType: fc.constant('adjustments'),
    total: fc.integer({ min: -500_000, max: 500_000 }),
    distributes: fc.boolean(),
  }),
);
const someLines = fc
  .array(someLine, { maxLength: 12 })
  .map((lines) => lines.map((line, index): AmountsLine => ({ ...line, id: `line${index}` })));
const someCandidates = fc
  .array(
    fc.record({
      type: fc.constantFrom(...promotionTypes),
      exclusive: fc.boolean(),
      percentage: fc.integer({ min: 1, max: 100 }),
      fixedAmount: fc.integer({ min: 1, max: 3_000_000 }),
      lineIds: fc.option(
        fc.array(fc.nat(11)).map((ids) => new Set(ids.map((index) => `line${index}`))),
      ),
      from: fc.option(fc.record({ amount: cents, useSubtotal: fc.boolean() })),
    }),
    { maxLength: 5 },
  )
  .map((candidates) =>
    candidates.map((it, index): Candidate => ({
      ...it,
      id: `promotion${index}`,
      name: 'Promotion',
      couponCode: null,
    })),
  );
const someCard: fc.Arbitrary<PayingCard | null> = fc.option(
  fc.record({ id: fc.constant('card'), balance: cents, distributes: fc.boolean() }),
);
const someRule: fc.Arbitrary<TaxRule> = fc.record({
  rate: fc.integer({ min: 0, max: 30 }).map((percent) => percent / 100),
  included: fc.boolean(),
  freightTaxable: fc.boolean(),
  paymentMethodTaxable: fc.boolean(),
  adjustmentTaxable: fc.boolean(),
  giftCardTaxable: fc.boolean(),
});
const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, it) => total + it, 0);

describe('computeAmounts', () => {
  it('E7 has parts that add up and nothing below zero, whatever the cart, promotions, card and taxes', () => {
    fc.assert(
      fc.property(
        someLines,
        someCandidates,
        someCard,
        someRule,
        (lines, candidates, card, rule) => {
          const { discounts, adjustments, giftCard, shares, totals } = computeAmounts(
            lines,
            candidates,
            card,
            rule,
          );
          const parts = [
            totals.subtotal,
            totals.shipping,
            totals.paymentMethod,
            totals.adjustment,
            totals.discount,
            totals.giftCard,
          ];
          // The parts are the total, and the lines are the parts.
          expect(sum(parts.map(({ amount }) => amount))).toBe(totals.total);
          expect(totals.discount.amount).toBe(sum(discounts.map(({ amount }) => amount)));
          expect(totals.adjustment.amount).toBe(sum(adjustments.values()));
          expect(totals.giftCard.amount).toBe(giftCard);
          const goods = lines.filter(({ itemType }) =>
            ['skus', 'bundles', 'gift_cards'].includes(itemType),
          );
          expect(totals.subtotal.amount).toBe(sum(goods.map(({ total }) => total)));
          // The taxes add up.
          expect(sum(parts.map(({ tax }) => tax))).toBe(totals.totalTax);
          expect(sum(totals.taxByLine.values())).toBe(totals.totalTax);
          expect(totals.totalWithTaxes).toBe(totals.total + (rule.included ? 0 : totals.totalTax));
          // No amount is negative, and the order is never overpaid.
          expect(totals.totalWithTaxes).toBeGreaterThanOrEqual(0);
          if (rule.included || card?.distributes !== false)
            expect(totals.total).toBeGreaterThanOrEqual(0);
          expect(parts.every(({ tax, taxable }) => tax >= 0 && taxable >= 0)).toBe(true);
          expect(-giftCard).toBeLessThanOrEqual(card?.balance ?? 0);
          // No line bears more discount than it costs, nor do its shares disagree with the discounts.
          for (const { id, total } of lines) {
            const borne = sum((shares.get(id) ?? []).map((share) => share.cents));
            expect(borne).toBeLessThanOrEqual(0);
            expect(-borne).toBeLessThanOrEqual(Math.max(0, total));
          }
          for (const { promotion, amount, byLine } of discounts) {
            expect(sum(byLine.values())).toBe(amount);
            const borne = [...shares.values()]
              .flat()
              .filter(({ source }) => source === promotion.id);
            expect(sum(borne.map((share) => share.cents))).toBe(amount);
          }
          if (totals.totalWithTaxes === 0 && rule.included) expect(totals.total).toBe(0);
        },
      ),
      { numRuns: 500 },
    );
  });

  const vat: TaxRule = {
    rate: 0.22,
    included: true,
    freightTaxable: true,
    paymentMethodTaxable: false,
    adjustmentTaxable: false,
    giftCardTaxable: false,
  };
  const wine: AmountsLine = { id: 'wine', itemType: 'skus', total: 12_200 };
  const tenPercent: Candidate = {
    id: 'ten',
    type: 'percentage_discount_promotions',
    name: 'Ten',
    exclusive: false,
    percentage: 10,
    fixedAmount: 0,
    lineIds: null,
    from: null,
    couponCode: null,
  };

  it('taxes amounts after discounts and reports the taxable amount without tax', () => {
    const { totals } = computeAmounts([wine], [tenPercent], null, vat);
    expect(totals.subtotal).toEqual({ amount: 12_200, tax: 1_980, taxable: 10_000 });
    expect(totals).toMatchObject({ total: 10_980, totalTax: 1_980 });
  });

  it('adds taxes to prices that do not include them, after discounts', () => {
    const { totals } = computeAmounts([wine], [tenPercent], null, { ...vat, included: false });
    expect(totals).toMatchObject({ total: 10_980, totalTax: 2_416, totalWithTaxes: 13_396 });
  });

  it('lowers the taxes by what a gift card pays, unless the card says otherwise', () => {
    const card = { id: 'card', balance: 6_100, distributes: true };
    expect(computeAmounts([wine], [], card, vat).totals.totalTax).toBe(1_100);
    expect(computeAmounts([wine], [], { ...card, distributes: false }, vat).totals.totalTax).toBe(
      2_200,
    );
  });

  it('lets a gift card that is not distributed pay taxes that come on top, too', () => {
    const card = { id: 'card', balance: 99_999, distributes: false };
    const { giftCard, totals } = computeAmounts([wine], [], card, { ...vat, included: false });
    expect(giftCard).toBe(-14_884);
    expect(totals.totalWithTaxes).toBe(0);
  });

  it('never takes off more by an adjustment than there is', () => {
    const refund: AmountsLine = { id: 'a', itemType: 'adjustments', total: -50_000 };
    const { adjustments, totals } = computeAmounts([wine, refund], [], null, vat);
    expect(adjustments.get('a')).toBe(-12_200);
    expect(totals.total).toBe(0);
  });
});
