import type { Operation } from '../core/define-resource.ts';
import type { Rows } from '../resources/rows.ts';

/** Whether the order's inventory model reserves stock on placing and takes it on approval only. */
export const decrementsByHand = ({ store }: Operation, order: Rows['orders']): boolean => {
  const market = store.get('markets', order.market_id);
  return (
    store.get('inventory_models', market?.inventory_model_id ?? null)?.manual_stock_decrement ===
    true
  );
};
