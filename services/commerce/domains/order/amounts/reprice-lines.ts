import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import { isPurchasable } from '../stock/goods-of-lines.ts';
import { repriceOptions } from './reprice-options.ts';
import { resolvePrice } from './resolve-price.ts';

/**
 * Brings every purchasable line to today's price, if it is to be refreshed, and
 * adds up its options. A price that comes from elsewhere is left alone, and a
 * line whose item is no longer sold keeps its price; placing refuses it.
 */
export const repriceLines = (
  operation: Operation,
  order: Rows['orders'],
  refresh: boolean,
): void => {
  const { store } = operation;
  const lines = store.where('line_items', { order_id: order.id }).filter(isPurchasable);
  const options = repriceOptions(operation, order, lines, refresh);
  for (const line of lines) {
    const price =
      refresh && !line._external_price
        ? resolvePrice(operation, order, { type: line.item_type, id: line.item_id })
        : null;
    const unit = price?.unit ?? line.unit_amount_cents;
    const optionsAmount = options.get(line.id) ?? 0;
    const total = unit * line.quantity + optionsAmount;
    const compareAt = price ? price.compareAt : line.compare_at_amount_cents;
    const unchanged =
      unit === line.unit_amount_cents &&
      optionsAmount === line.options_amount_cents &&
      total === line.total_amount_cents &&
      compareAt === line.compare_at_amount_cents;
    if (unchanged) continue;
    store.update('line_items', line.id, {
      unit_amount_cents: unit,
      compare_at_amount_cents: compareAt,
      options_amount_cents: optionsAmount,
      total_amount_cents: total,
    });
  }
};
