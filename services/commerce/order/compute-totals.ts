/** A line as far as totals are concerned; amounts in cents. */
export interface TotalsLine {
  readonly id: string;
  readonly itemType: string;
  readonly total: number;
}

/** How an order is taxed. */
export interface TaxRule {
  /** 0.22 for 22 %. */
  readonly rate: number;
  /** Whether prices include the tax. */
  readonly included: boolean;
  readonly freightTaxable: boolean;
  readonly paymentMethodTaxable: boolean;
  readonly adjustmentTaxable: boolean;
}

interface Part {
  readonly amount: number;
  readonly tax: number;
  readonly taxable: number;
}

export interface Totals {
  readonly subtotal: Part;
  readonly shipping: Part;
  readonly paymentMethod: Part;
  readonly adjustment: Part;
  readonly discount: Part;
  readonly total: number;
  readonly totalTax: number;
  readonly totalTaxable: number;
  readonly totalWithTaxes: number;
  readonly taxByLine: ReadonlyMap<string, number>;
}

type PartName = 'subtotal' | 'shipping' | 'paymentMethod' | 'adjustment' | 'discount';

const partOf = (itemType: string): PartName => {
  if (itemType === 'shipments') return 'shipping';
  if (itemType === 'payment_methods') return 'paymentMethod';
  if (itemType === 'adjustments') return 'adjustment';
  return itemType.endsWith('_promotions') ? 'discount' : 'subtotal';
};

/** The tax of an amount in whole cents: contained in it, or to be added. */
export const taxOf = (amount: number, { rate, included }: TaxRule): number =>
  included ? amount - Math.round(amount / (1 + rate)) : Math.round(amount * rate);

/**
 * All amounts of an order from its lines. Every line belongs to exactly one
 * part and all are whole cents, so the parts always add up to the total, and
 * the lines' taxes to the total tax.
 */
export const computeTotals = (lines: readonly TotalsLine[], rule: TaxRule): Totals => {
  const isTaxed: Readonly<Record<PartName, boolean>> = {
    subtotal: true,
    discount: true,
    shipping: rule.freightTaxable,
    paymentMethod: rule.paymentMethodTaxable,
    adjustment: rule.adjustmentTaxable,
  };
  const taxByLine = new Map(
    lines.map(({ id, itemType, total }) => [
      id,
      isTaxed[partOf(itemType)] ? taxOf(total, rule) : 0,
    ]),
  );
  const part = (name: PartName): Part => {
    const own = lines.filter(({ itemType }) => partOf(itemType) === name);
    const amount = own.reduce((sum, { total }) => sum + total, 0);
    const tax = own.reduce((sum, { id }) => sum + (taxByLine.get(id) ?? 0), 0);
    const taxable = isTaxed[name] ? amount - (rule.included ? tax : 0) : 0;
    return { amount, tax, taxable };
  };
  const parts = {
    subtotal: part('subtotal'),
    shipping: part('shipping'),
    paymentMethod: part('paymentMethod'),
    adjustment: part('adjustment'),
    discount: part('discount'),
  };
  const all = Object.values(parts);
  const total = all.reduce((sum, { amount }) => sum + amount, 0);
  const totalTax = all.reduce((sum, { tax }) => sum + tax, 0);
  return {
    ...parts,
    total,
    totalTax,
    totalTaxable: all.reduce((sum, { taxable }) => sum + taxable, 0),
    totalWithTaxes: rule.included ? total : total + totalTax,
    taxByLine,
  };
};
