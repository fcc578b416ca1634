import { everything, within } from '../../engine/store/condition.ts';
import type { ReadContext, Row } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';

type Sku = Rows['skus'];
type Found = ReadonlyMap<string, readonly Row[]>;

/** Whether an option or list with this pattern takes the SKU. A broken pattern takes none. */
export const matchesPattern = (pattern: string | null, code: string): boolean => {
  if (pattern === null || pattern === '') return true;
  try {
    return new RegExp(pattern).test(code);
  } catch {
    return false;
  }
};

/** `skus.sku_options`: the options that may be added to each SKU. */
export const deriveSkuOptions = (skus: readonly Sku[], { store }: ReadContext): Found => {
  const options = store.select('sku_options', everything);
  return new Map(
    skus.map(({ id, code }) => [
      id,
      options.filter(({ sku_code_regex }) => matchesPattern(sku_code_regex, code)),
    ]),
  );
};

/** `skus.delivery_lead_times`: those of the locations that stock each SKU. */
export const deriveSkuLeadTimes = (skus: readonly Sku[], { store }: ReadContext): Found => {
  const items = store.select(
    'stock_items',
    within(
      't.sku_id',
      skus.map(({ id }) => id),
    ),
  );
  const times = store.select(
    'delivery_lead_times',
    within(
      't.stock_location_id',
      items.map(({ stock_location_id }) => stock_location_id),
    ),
  );
  return new Map(
    skus.map(({ id }) => {
      const locations = items
        .filter(({ sku_id }) => sku_id === id)
        .map(({ stock_location_id }) => stock_location_id);
      return [id, times.filter(({ stock_location_id }) => locations.includes(stock_location_id))];
    }),
  );
};
