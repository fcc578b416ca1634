import type { Operation } from '../../../engine/definition/define-resource.ts';
import { isGiftCardPayment } from '../../promotion/gift-cards/is-gift-card-payment.ts';
import { isPromotionLine } from '../../promotion/discounts/is-promotion-line.ts';
import type { Rows } from '../../rows.ts';
import type { OrderAmounts } from './amounts-of-order.ts';

/**
 * What each discount's line takes off a line, by that line's id: in cents and
 * as a share of all it takes off.
 */
const breakdownOf = (
  shares: readonly { readonly source: string; readonly cents: number }[],
  lines: readonly Rows['line_items'][],
): Record<string, unknown> | null => {
  if (shares.length === 0) return null;
  return Object.fromEntries(
    shares.map(({ source, cents }) => {
      const line = lines.find(
        (it) =>
          it.id === source ||
          (it.item_id === source && (isPromotionLine(it) || isGiftCardPayment(it))),
      );
      const total = line?.total_amount_cents ?? cents;
      return [line?.id ?? source, { cents, weight: Math.round((cents / total) * 1_000) / 1_000 }];
    }),
  );
};

/** Writes each line's share of discounts, its tax and the amounts of adjustment lines. */
export const writeLineTaxes = (
  { store }: Operation,
  lines: readonly Rows['line_items'][],
  { amounts, rule }: OrderAmounts,
): void => {
  for (const line of lines) {
    const shares = amounts.shares.get(line.id) ?? [];
    const tax = amounts.totals.taxByLine.get(line.id) ?? 0;
    const values = {
      total_amount_cents: amounts.adjustments.get(line.id) ?? line.total_amount_cents,
      discount_cents: shares.reduce((sum, { cents }) => sum + cents, 0),
      discount_breakdown: breakdownOf(shares, lines),
      tax_amount_cents: tax,
      tax_rate: tax === 0 ? 0 : rule.rate,
    };
    const same =
      values.total_amount_cents === line.total_amount_cents &&
      values.discount_cents === line.discount_cents &&
      values.tax_amount_cents === line.tax_amount_cents &&
      values.tax_rate === line.tax_rate &&
      JSON.stringify(values.discount_breakdown) === JSON.stringify(line.discount_breakdown);
    if (!same) store.update('line_items', line.id, values);
  }
};
