import type { Operation } from '../../../engine/definition/define-resource.ts';
import { within } from '../../../engine/store/condition.ts';
import { groupBy } from '../../../engine/store/group-by.ts';
import { matchesPattern } from '../../inventory/derive-of-sku.ts';
import { isCart } from '../../payment/is-cart.ts';
import type { Rows } from '../../rows.ts';

/** Whether an option is sold with a line's item, in the order's market and currency. */
export const isSoldWith = (
  option: Rows['sku_options'],
  order: Rows['orders'],
  line: Rows['line_items'],
): boolean =>
  option.currency_code === order.currency_code &&
  (option.market_id === null || option.market_id === order.market_id) &&
  matchesPattern(option.sku_code_regex, line.sku_code ?? line.bundle_code ?? '');

/**
 * Brings the options of lines to today's prices and removes those that are no longer sold, if they are to be refreshed.
 * A price that an integration set is kept, and a placed order being edited keeps options that were sold when it was
 * placed.
 *
 * @returns the total of each line's options in cents, by the line's id
 */
export const repriceOptions = (
  { store }: Operation,
  order: Rows['orders'],
  lines: readonly Rows['line_items'][],
  refresh: boolean,
): ReadonlyMap<string, number> => {
  const ids = lines.map(({ id }) => id);
  const rows = store.select('line_item_options', within('t.line_item_id', ids));
  const sold = new Map(
    store
      .getAll(
        'sku_options',
        rows.map(({ sku_option_id }) => sku_option_id),
      )
      .map((option) => [option.id, option]),
  );
  const rowsOf = groupBy(rows, ({ line_item_id }) => line_item_id);
  /** The amount of an option, renewed if need be: 0 if it was removed. */
  const renewed = (row: Rows['line_item_options'], line: Rows['line_items']): number => {
    if (!refresh) return row.total_amount_cents;
    const option = sold.get(row.sku_option_id);
    if (!option || !isSoldWith(option, order, line)) {
      if (!isCart(order) && row.currency_code === order.currency_code)
        return row.total_amount_cents;
      store.remove('line_item_options', row.id);
      return 0;
    }
    const unit = option.price_amount_cents;
    if (row.has_own_price || unit === row.unit_amount_cents) return row.total_amount_cents;
    const total = unit * row.quantity;
    store.update('line_item_options', row.id, {
      unit_amount_cents: unit,
      total_amount_cents: total,
    });
    return total;
  };
  return new Map(
    lines.map((line) => [
      line.id,
      (rowsOf.get(line.id) ?? []).reduce((sum, row) => sum + renewed(row, line), 0),
    ]),
  );
};
