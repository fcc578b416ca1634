import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { modelOfOrder } from '../../inventory/model-of-order.ts';
import { reservationEnd } from '../../inventory/reservations/reservation-end.ts';
import { reserveStockLine } from '../../inventory/stock-lines/reserve-stock-line.ts';
import type { Rows } from '../../rows.ts';

/**
 * Obeys `_reserve_stock` of a cart's line: its goods are set aside for as long
 * as the inventory model says, or that much longer if they are already. The
 * order must have been recalculated.
 */
export const reserveLine = (
  operation: Operation,
  order: Rows['orders'],
  lineId: string,
  { attributes }: Input,
): void => {
  if (attributes['_reserve_stock'] !== true || order.status === 'editing') return;
  const expiresAt = reservationEnd(operation, modelOfOrder(operation, order));
  for (const line of operation.store.where('stock_line_items', { line_item_id: lineId }))
    reserveStockLine(operation, line, { status: 'draft', expiresAt });
};
