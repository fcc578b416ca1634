import type { ReadContext } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';
import { modelOfOrder } from './inventory-models.ts';

/** The stock locations an order's goods may come from, by priority, as far as the model's cutoff. */
export const locationsOfOrder = (
  context: ReadContext,
  order: Pick<Rows['orders'], 'market_id'>,
): Rows['inventory_stock_locations'][] => {
  const model = modelOfOrder(context, order);
  if (model === undefined) return [];
  return context.store
    .where('inventory_stock_locations', { inventory_model_id: model.id })
    .sort((one, other) => one.priority - other.priority)
    .slice(0, model.stock_locations_cutoff);
};
