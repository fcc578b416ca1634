import type { Operation } from '../core/define-resource.ts';
import type { Rows } from '../resources/rows.ts';
import { computeTotals, type Totals } from './compute-totals.ts';
import { taxRuleOfOrder } from './tax-rule-of-order.ts';

/** The amounts an order's lines come to now, and the tax rate they were taxed at. */
export const totalsOfOrder = (
  operation: Operation,
  order: Rows['orders'],
): { totals: Totals; rate: number; lines: readonly Rows['line_items'][] } => {
  const lines = operation.store.where('line_items', { order_id: order.id });
  const rule = taxRuleOfOrder(operation, order);
  const totals = computeTotals(
    lines.map(({ id, item_type, total_amount_cents }) => ({
      id,
      itemType: item_type ?? '',
      total: total_amount_cents,
    })),
    rule,
  );
  return { totals, rate: rule.rate, lines };
};
