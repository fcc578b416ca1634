import type { Operation } from '../../../engine/definition/define-resource.ts';
import { returnStockLine } from '../../inventory/stock-lines/return-stock-line.ts';
import { stockLinesOfOrder } from './stock-lines-of-order.ts';

const dispatched = new Set(['shipped', 'delivered']);

/** Brings back all of an order's goods that have not left, taken or set aside; a second time nothing. */
export const returnStock = (operation: Operation, orderId: string): void => {
  for (const line of stockLinesOfOrder(operation, orderId)) {
    const shipment = operation.store.get('shipments', line.shipment_id);
    if (!dispatched.has(shipment?.status ?? '')) returnStockLine(operation, line);
  }
};
