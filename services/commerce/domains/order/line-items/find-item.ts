import type {
  Input,
  Operation,
  ReadContext,
  Row,
} from '../../../engine/definition/define-resource.ts';
import { blank, failure, success, type Result } from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';
import { resolvePrice, type ResolvedPrice } from '../amounts/resolve-price.ts';
import { within } from '../../../engine/store/condition.ts';

/** What a line sells: a SKU or a bundle, with its price in the order's market. */
export interface FoundItem {
  readonly type: 'skus' | 'bundles';
  readonly id: string;
  readonly name: string;
  readonly image_url: string | null;
  readonly sku_code: string | null;
  readonly bundle_code: string | null;
  readonly price: ResolvedPrice;
}

const findCandidate = ({ store }: Operation, order: Rows['orders'], input: Input) => {
  const link = input.links['item'];
  const { sku_code, bundle_code } = input.attributes;
  if (link?.type === 'skus') return { type: 'skus' as const, row: store.get('skus', link.id) };
  if (link?.type === 'bundles')
    return { type: 'bundles' as const, row: store.get('bundles', link.id) };
  if (typeof sku_code === 'string')
    return { type: 'skus' as const, row: store.where('skus', { code: sku_code })[0] };
  if (typeof bundle_code === 'string') {
    const { currency_code, market_id } = order;
    const rows = store
      .where('bundles', { code: bundle_code, currency_code })
      .filter((row) => row.market_id === null || row.market_id === market_id);
    return { type: 'bundles' as const, row: rows[0] };
  }
  return { type: 'skus' as const, row: undefined };
};

/** Finds what a new line sells, by relationship, `sku_code` or `bundle_code`. */
export const findItem = (
  operation: Operation,
  order: Rows['orders'],
  input: Input,
): Result<FoundItem> => {
  const { type, row } = findCandidate(operation, order, input);
  const price = row && resolvePrice(operation, order, { type, id: row.id });
  // The real platform does not say whether the code is unknown or just not sold here.
  if (row === undefined || !price) return failure(blank('item'));
  return success({
    type,
    id: row.id,
    name: row.name,
    image_url: row.image_url,
    sku_code: type === 'skus' ? row.code : null,
    bundle_code: type === 'bundles' ? row.code : null,
    price,
  });
};

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
