import { within } from '../../../engine/store/condition.ts';
import type { ReadContext, Row } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';

/** `line_items.sku`, `.bundle` and the like: the line's item when it is of that type. */
export const itemsOfType =
  (type: 'skus' | 'bundles' | 'adjustments' | 'gift_cards' | 'shipments' | 'payment_methods') =>
  (
    lines: readonly Rows['line_items'][],
    { store }: ReadContext,
  ): ReadonlyMap<string, readonly Row[]> => {
    const pointing = lines.filter(({ item_type }) => item_type === type);
    const ids = pointing.map(({ item_id }) => item_id);
    const rows = new Map(
      (store.select(type, within('t.id', ids)) as Row[]).map((row) => [row.id, row]),
    );
    return new Map(
      pointing.map(({ id, item_id }) => {
        const row = rows.get(item_id ?? '');
        return [id, row ? [row] : []];
      }),
    );
  };
