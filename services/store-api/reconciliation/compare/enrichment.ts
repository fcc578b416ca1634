import { DEPOSIT } from '@shop/contracts/commerce/order/platform-order';
import { SHIPPING_COST } from '@shop/contracts/commerce/shipping';
import type { PlatformRow } from '../../platform/read-document.ts';
import { isOverdue, type ComparisonContext, type Difference } from '../difference.ts';
import { centsOf, moneyIn, ofOrder, textOf } from './order-facts.ts';

const lineCents = (order: PlatformRow, name: string): number =>
  order
    .many('line_items')
    .filter(({ attributes }) => attributes['item_type'] === 'adjustments')
    .filter(({ attributes }) => attributes['name'] === name)
    .reduce((sum, row) => sum + centsOf(row, 'unit_amount_cents'), 0);

/** Whether the order must have the lines of its enrichment. */
export const mustBeEnriched = (order: PlatformRow, context: ComparisonContext): boolean => {
  const placedAt = textOf(order, 'placed_at');
  const { orders } = context.mailedSince;
  // Older orders were placed before this service ran.
  return context.enriches && orders !== null && placedAt > orders && isOverdue(placedAt, context);
};

/**
 * An order whose shipping cost, or deposit, was not written before it was placed.
 *
 * @param deposit - cents that its items require in its destination; null if that was not read
 */
export const enrichmentDifferences = (
  order: PlatformRow,
  deposit: number | null,
  context: ComparisonContext,
): Difference[] => {
  if (!mustBeEnriched(order, context)) return [];
  const waived = order
    .many('line_items')
    .filter(({ attributes }) => attributes['item_type'] === 'free_shipping_promotions')
    .reduce((sum, row) => sum + centsOf(row, 'total_amount_cents'), 0);
  const charged = centsOf(order, 'shipping_amount_cents') + waived;
  const written = lineCents(order, SHIPPING_COST);
  const problems = [
    ...(written === charged
      ? []
      : [`shipping cost ${moneyIn(order, written)}, charged ${moneyIn(order, charged)}`]),
    // The amount may have changed since: only a missing deposit is a difference.
    ...(deposit !== null && deposit > 0 && lineCents(order, DEPOSIT) === 0
      ? [`deposit of ${moneyIn(order, deposit)} not charged`]
      : []),
  ];
  return problems.length > 0 ? [ofOrder(order, 'order-not-enriched', problems.join('; '))] : [];
};
