import {
  computeDiscounts,
  type Candidate,
  type Discount,
} from '../../promotion/discounts/compute-discounts.ts';
import { distribute } from '../../promotion/discounts/distribute.ts';
import { computeTotals, isTaxed, type TaxRule, type Totals } from './compute-totals.ts';

/** A line of goods, a fee or an adjustment, before any discount; amounts in cents. */
export interface AmountsLine {
  readonly id: string;
  readonly itemType: string;
  readonly total: number;
  /** Of a negative adjustment: whether it lowers the taxes of other lines. */
  readonly distributes?: boolean;
}

/** The gift card an order is paid with. */
export interface PayingCard {
  readonly id: string;
  readonly balance: number;
  /** Whether what it pays lowers the taxes. */
  readonly distributes: boolean;
}

/** The source of a line's share of a discount: a promotion, an adjustment line or the gift card. */
export interface Share {
  readonly source: string;
  readonly cents: number;
}

export interface Amounts {
  readonly discounts: readonly Discount[];
  /** Amount of each adjustment. A negative adjustment is capped at the amount it reduces. */
  readonly adjustments: ReadonlyMap<string, number>;
  /** Zero or negative. */
  readonly giftCard: number;
  readonly shares: ReadonlyMap<string, readonly Share[]>;
  readonly totals: Totals;
}

/**
 * Everything an order comes to: promotions first, then negative adjustments,
 * then the gift card, each on what the ones before have left, and the taxes of
 * what remains. Nothing goes below zero, but for the total of an order whose
 * taxes come on top and are paid by a gift card as well.
 */
export const computeAmounts = (
  lines: readonly AmountsLine[],
  candidates: readonly Candidate[],
  card: PayingCard | null,
  rule: TaxRule,
): Amounts => {
  const remaining = new Map(lines.map(({ id, total }) => [id, Math.max(0, total)]));
  const shares = new Map<string, Share[]>();
  const applyShare = (id: string, source: string, cents: number): void => {
    remaining.set(id, (remaining.get(id) ?? 0) + cents);
    shares.set(id, [...(shares.get(id) ?? []), { source, cents }]);
  };
  const discounts = computeDiscounts(lines, candidates);
  for (const { promotion, byLine } of discounts)
    for (const [id, cents] of byLine) applyShare(id, promotion.id, cents);

  let due = [...remaining.values()].reduce((sum, amount) => sum + amount, 0);
  const spread = (amount: number, source: string): void => {
    const taxed = lines.filter((line) => isTaxed(line, rule));
    const weights = taxed.map(({ id }) => remaining.get(id) ?? 0);
    const taxableTotal = weights.reduce((sum, weight) => sum + weight, 0);
    distribute(Math.min(amount, taxableTotal), weights).forEach((share, index) => {
      const id = taxed[index]?.id;
      if (id !== undefined && share > 0) applyShare(id, source, -share);
    });
  };
  const adjustments = new Map<string, number>();
  for (const { id, itemType, total, distributes } of lines) {
    if (itemType !== 'adjustments') continue;
    const amount = total < 0 ? 0 - Math.min(-total, due) : total;
    adjustments.set(id, amount);
    if (amount >= 0) continue;
    due += amount;
    if (distributes) spread(-amount, id);
  }

  const withShares = lines.map(({ id, itemType, total }) => ({
    id,
    itemType,
    total: adjustments.get(id) ?? total,
    discount: (shares.get(id) ?? []).reduce((sum, { cents }) => sum + cents, 0),
  }));
  const asLines = discounts.map(({ promotion, amount }) => ({
    id: promotion.id,
    itemType: promotion.type,
    total: amount,
  }));
  const before = computeTotals([...withShares, ...asLines], rule);
  if (card === null) return { discounts, adjustments, giftCard: 0, shares, totals: before };

  const payable = card.distributes ? before.total : before.totalWithTaxes;
  const pays = Math.max(0, Math.min(card.balance, payable));
  if (card.distributes) spread(pays, card.id);
  const paid = withShares.map((line) => ({
    ...line,
    discount: (shares.get(line.id) ?? []).reduce((sum, { cents }) => sum + cents, 0),
  }));
  const payment = pays === 0 ? [] : [{ id: card.id, itemType: 'gift_cards', total: -pays }];
  const totals = computeTotals([...paid, ...asLines, ...payment], rule);
  return { discounts, adjustments, giftCard: 0 - pays, shares, totals };
};
