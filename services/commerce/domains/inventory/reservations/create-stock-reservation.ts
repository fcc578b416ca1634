import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import {
  failure,
  mustExist,
  outOfStock,
  success,
  type Result,
} from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { quantityProblem } from '../../order/line-items/quantity-problem.ts';
import { stockReservationShape } from '../shapes/stock-reservations.ts';
import { countReserved } from './count-reserved.ts';
import { freeStock } from '../free-stock.ts';
import { releaseExpired } from './release-expired.ts';
import { reservationEnd } from './reservation-end.ts';
import { reservedStockOf } from './reserved-stock-of.ts';

/** Sets units of a stock item aside for a while, as far as they are free. */
export const createStockReservation = (operation: Operation, input: Input): Result<string> => {
  const { store } = operation;
  const problem = quantityProblem(input.attributes['quantity']);
  if (problem) return failure(problem);
  const item = store.get('stock_items', input.links['stock_item']?.id ?? null);
  if (item === undefined) return failure(mustExist('stock_item'));
  releaseExpired(operation);
  const quantity = Number(input.attributes['quantity']);
  if (quantity > freeStock(operation, item)) return failure(outOfStock(quantity));
  const [location] = store.where('inventory_stock_locations', {
    stock_location_id: item.stock_location_id,
  });
  const model = store.get('inventory_models', location?.inventory_model_id ?? null);
  const id = store.add('stock_reservations', {
    ...columnValues(stockReservationShape, input),
    status: 'draft',
    expires_at: reservationEnd(operation, model),
    reserved_stock_id: reservedStockOf(operation, item).id,
    sku_id: item.sku_id ?? '',
  });
  countReserved(operation, item.id);
  return success(id);
};
