import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import {
  failure,
  invalid,
  outOfStock,
  success,
  type Result,
} from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';
import { freeStock } from '../free-stock.ts';
import { modelOfOrder } from '../inventory-models.ts';
import { releaseStockLine } from './release-stock-line.ts';
import { reservationEnd } from '../reservations/reservation-end.ts';
import { reserveStockLine } from './reserve-stock-line.ts';
import { decrementStockLine } from './decrement-stock-line.ts';

type Line = Rows['stock_line_items'];

const triggers = ['_reserve_stock', '_release_stock', '_decrement_stock'];

/** Units set aside for a line already. */
const reservedFor = ({ store }: Operation, line: Line): number =>
  store
    .where('stock_reservations', { stock_line_item_id: line.id })
    .reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Obeys `_reserve_stock`, `_release_stock` and `_decrement_stock` for stock
 * lines of an order, which its fulfilment must be in progress for. Units that
 * are out of stock already are neither set aside nor taken again.
 */
export const obeyStockTriggers = (
  operation: Operation,
  order: Rows['orders'] | undefined,
  lines: readonly Line[],
  { attributes }: Input,
): Result<null> => {
  const requested = triggers.filter((name) => attributes[name] === true);
  if (requested.length === 0) return success(null);
  if (order?.fulfillment_status !== 'in_progress')
    return failure(
      invalid('fulfillment_status', 'must be in progress', 'invalid_status', {
        value: order?.fulfillment_status ?? null,
      }),
    );
  const expiresAt = reservationEnd(operation, modelOfOrder(operation, order));
  for (const line of lines) {
    const item = operation.store.get('stock_items', line.stock_item_id);
    const missing = line.quantity - line.taken_quantity;
    if (item === undefined) continue;
    if (requested.includes('_release_stock')) releaseStockLine(operation, line);
    if (missing === 0) continue;
    if (missing > freeStock(operation, item) + reservedFor(operation, line))
      return failure(outOfStock(line.quantity));
    if (requested.includes('_reserve_stock'))
      reserveStockLine(operation, line, { status: 'pending', expiresAt });
    if (requested.includes('_decrement_stock')) decrementStockLine(operation, line);
  }
  return success(null);
};
