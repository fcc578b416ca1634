import type { ReadContext, Row } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';

/** `markets.base_price_list`: the market's own list; no scheduler ever puts another in its place here. */
export const deriveBasePriceList = (
  markets: readonly Rows['markets'][],
  { store }: ReadContext,
): ReadonlyMap<string, readonly Row[]> => {
  const lists = store.getAll(
    'price_lists',
    markets.map(({ price_list_id }) => price_list_id),
  );
  return new Map(
    markets.map(({ id, price_list_id }) => [id, lists.filter((list) => list.id === price_list_id)]),
  );
};
