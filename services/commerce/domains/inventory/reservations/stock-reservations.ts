import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import {
  failure,
  mustExist,
  outOfStock,
  type Result,
  success,
} from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { quantityProblem } from '../../order/line-items/line-problems.ts';
import { stockReservationShape } from '../shapes/stock-reservations.ts';
import { countReserved, reservedStockOf } from './reserved-stock.ts';
import { freeStock } from '../free-stock.ts';
import { releaseExpired } from './release-expired.ts';
import { reservationEnd } from './reservation-end.ts';
import type { Rows } from '../../rows.ts';
import { releaseReservation } from './release-reservation.ts';

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

/** Changes how much is set aside, or makes a reservation stay (`_pending`). */
export const updateStockReservation = (
  operation: Operation,
  row: Rows['stock_reservations'],
  input: Input,
): Result<string> => {
  const { store } = operation;
  const item = store.get('stock_items', row.stock_item_id);
  if (item === undefined) return failure(mustExist('stock_item'));
  if ('quantity' in input.attributes) {
    const quantity = Number(input.attributes['quantity']);
    const problem = quantityProblem(input.attributes['quantity']);
    if (problem) return failure(problem);
    if (quantity > freeStock(operation, item) + row.quantity) return failure(outOfStock(quantity));
  }
  store.update('stock_reservations', row.id, {
    ...columnValues(stockReservationShape, input),
    ...(input.attributes['_pending'] === true && { status: 'pending' }),
  });
  countReserved(operation, row.stock_item_id);
  return success(row.id);
};

/** Deletes a reservation; its units are free again. */
export const removeStockReservation = (
  operation: Operation,
  row: Rows['stock_reservations'],
): Result<string> => {
  releaseReservation(operation, row);
  return success(row.id);
};
