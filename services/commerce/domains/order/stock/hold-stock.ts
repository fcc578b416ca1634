import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { modelOfOrder } from '../../inventory/inventory-models.ts';
import { reservationEnd } from '../../inventory/reservations/reservation-end.ts';
import { reserveStockLine } from '../../inventory/stock-lines/reserve-stock-line.ts';
import type { Rows } from '../../rows.ts';
import { decrementStockLine } from '../../inventory/stock-lines/decrement-stock-line.ts';
import { stockLinesOfOrder } from './stock-lines-of-order.ts';
import { returnStockLine } from '../../inventory/stock-lines/return-stock-line.ts';

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

/**
 * Takes an order's goods out of stock, or only reserves them if the inventory model leaves the decrement to a manual
 * step. Idempotent: a second call only applies changes, also if the model has changed in between. Goods of a canceled
 * shipment stay in stock.
 */
export const holdStock = (operation: Operation, order: Rows['orders']): void => {
  const model = modelOfOrder(operation, order);
  const expiresAt = reservationEnd(operation, model);
  for (const line of stockLinesOfOrder(operation, order.id)) {
    if (operation.store.get('shipments', line.shipment_id)?.status === 'cancelled') continue;
    if (model?.manual_stock_decrement === true && line.taken_quantity === 0)
      reserveStockLine(operation, line, { status: 'pending', expiresAt });
    else decrementStockLine(operation, line);
  }
};

const dispatched = new Set(['shipped', 'delivered']);

/** Brings back all of an order's goods that have not left, taken or set aside; a second time nothing. */
export const returnStock = (operation: Operation, orderId: string): void => {
  for (const line of stockLinesOfOrder(operation, orderId)) {
    const shipment = operation.store.get('shipments', line.shipment_id);
    if (!dispatched.has(shipment?.status ?? '')) returnStockLine(operation, line);
  }
};
