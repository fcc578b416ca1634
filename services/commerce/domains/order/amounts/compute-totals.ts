/** A line as far as totals are concerned; amounts in cents. */
export interface TotalsLine {
  readonly id: string;
  readonly itemType: string;
  readonly total: number;
  /** The line's share of discounts, zero or negative. It lowers the tax, not the total. */
  readonly discount?: number;
}

/** How an order is taxed. */
export interface TaxRule {
  /** 0.22 for 22 %. */
  readonly rate: number;
  /** Whether prices include the tax. */
  readonly included: boolean;
  readonly freightTaxable: boolean;
  readonly paymentMethodTaxable: boolean;
  /** Of positive adjustments. */
  readonly adjustmentTaxable: boolean;
  /** Of gift cards that are bought. */
  readonly giftCardTaxable: boolean;
}

interface Part {
  readonly amount: number;
  readonly tax: number;
  /** The taxable amount without its tax, before discounts. */
  readonly taxable: number;
}

export interface Totals {
  readonly subtotal: Part;
  readonly shipping: Part;
  readonly paymentMethod: Part;
  readonly adjustment: Part;
  readonly discount: Part;
  readonly giftCard: Part;
  readonly total: number;
  readonly totalTax: number;
  readonly totalTaxable: number;
  readonly totalWithTaxes: number;
  readonly taxByLine: ReadonlyMap<string, number>;
}

const partNames = [
  'subtotal',
  'shipping',
  'paymentMethod',
  'adjustment',
  'discount',
  'giftCard',
] as const;
type PartName = (typeof partNames)[number];

const partOf = ({ itemType, total }: TotalsLine): PartName => {
  if (itemType === 'shipments') return 'shipping';
  if (itemType === 'payment_methods') return 'paymentMethod';
  if (itemType === 'adjustments') return 'adjustment';
  // A purchased gift card has a positive total, one used to pay a negative one.
  if (itemType === 'gift_cards' && total < 0) return 'giftCard';
  return itemType.endsWith('_promotions') ? 'discount' : 'subtotal';
};

/** The tax of an amount in whole cents: contained in it, or to be added. */
const taxOf = (amount: number, { rate, included }: TaxRule): number =>
  included ? amount - Math.round(amount / (1 + rate)) : Math.round(amount * rate);

/** Whether a line bears tax itself. Discounts and what gift cards pay lower the tax of other lines. */
export const isTaxed = (line: TotalsLine, rule: TaxRule): boolean => {
  switch (partOf(line)) {
    case 'subtotal':
      return line.itemType !== 'gift_cards' || rule.giftCardTaxable;
    case 'shipping':
      return rule.freightTaxable;
    case 'paymentMethod':
      return rule.paymentMethodTaxable;
    case 'adjustment':
      return rule.adjustmentTaxable && line.total > 0;
    case 'discount':
    case 'giftCard':
      return false;
  }
};

/**
 * All amounts of an order from its lines. Every line belongs to exactly one
 * part and all are whole cents, so the parts always add up to the total, and
 * the lines' taxes, taken after discounts, to the total tax.
 */
export const computeTotals = (lines: readonly TotalsLine[], rule: TaxRule): Totals => {
  const taxByLine = new Map(
    lines.map((line) => [
      line.id,
      isTaxed(line, rule) ? taxOf(line.total + (line.discount ?? 0), rule) : 0,
    ]),
  );
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const part = (name: PartName): Part => {
    const own = lines.filter((line) => partOf(line) === name);
    const taxed = own.filter((line) => isTaxed(line, rule)).map(({ total }) => total);
    return {
      amount: sumOf(own.map(({ total }) => total)),
      tax: sumOf(own.map(({ id }) => taxByLine.get(id) ?? 0)),
      taxable: sumOf(taxed.map((total) => total - (rule.included ? taxOf(total, rule) : 0))),
    };
  };
  const parts = {
    subtotal: part('subtotal'),
    shipping: part('shipping'),
    paymentMethod: part('paymentMethod'),
    adjustment: part('adjustment'),
    discount: part('discount'),
    giftCard: part('giftCard'),
  };
  const all = partNames.map((name) => parts[name]);
  const total = sumOf(all.map(({ amount }) => amount));
  const totalTax = sumOf(all.map(({ tax }) => tax));
  return {
    ...parts,
    total,
    totalTax,
    totalTaxable: sumOf(all.map(({ taxable }) => taxable)),
    totalWithTaxes: rule.included ? total : total + totalTax,
    taxByLine,
  };
};
