import type { Operation } from '../../../engine/definition/define-resource.ts';
import { modelOfOrder } from '../../inventory/model-of-order.ts';
import { reservationEnd } from '../../inventory/reservations/reservation-end.ts';
import { reserveStockLine } from '../../inventory/stock-lines/reserve-stock-line.ts';
import { decrementStockLine } from '../../inventory/stock-lines/decrement-stock-line.ts';
import type { Rows } from '../../rows.ts';
import { stockLinesOfOrder } from './stock-lines-of-order.ts';

/**
 * Takes an order's goods out of stock, or only reserves them if the inventory model leaves the decrement to a manual
 * step. Idempotent: a second call only applies changes.
 */
export const holdStock = (operation: Operation, order: Rows['orders']): void => {
  const model = modelOfOrder(operation, order);
  const expiresAt = reservationEnd(operation, model);
  for (const line of stockLinesOfOrder(operation, order.id))
    if (model?.manual_stock_decrement === true)
      reserveStockLine(operation, line, { status: 'pending', expiresAt });
    else decrementStockLine(operation, line);
};
