import type { Operation } from '../core/define-resource.ts';
import { modelOfOrder } from '../inventory/model-of-order.ts';
import { reservationEnd } from '../inventory/reservation-end.ts';
import { reserveStockLine } from '../inventory/reserve-stock-line.ts';
import { takeStockLine } from '../inventory/take-stock-line.ts';
import type { Rows } from '../resources/rows.ts';
import { stockLinesOfOrder } from './stock-lines-of-order.ts';

/**
 * Makes an order's goods no one else's: out of stock, or only set aside where
 * the inventory model leaves the decrement to hand. Done again it only makes
 * up for what has changed.
 */
export const holdStock = (operation: Operation, order: Rows['orders']): void => {
  const model = modelOfOrder(operation, order);
  const expiresAt = reservationEnd(operation, model);
  for (const line of stockLinesOfOrder(operation, order.id))
    if (model?.manual_stock_decrement === true)
      reserveStockLine(operation, line, { status: 'pending', expiresAt });
    else takeStockLine(operation, line);
};
