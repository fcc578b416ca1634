import type { ReadContext } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';

/** The inventory model of an order's market. */
export const modelOfOrder = (
  { store }: ReadContext,
  { market_id }: Pick<Rows['orders'], 'market_id'>,
): Rows['inventory_models'] | undefined =>
  store.get('inventory_models', store.get('markets', market_id)?.inventory_model_id ?? null);
