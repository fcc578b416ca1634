import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import { countReserved } from './reserved-stock.ts';

/** Ends a reservation: its units can be sold again. */
export const releaseReservation = (
  operation: Operation,
  { id, stock_item_id }: Rows['stock_reservations'],
): void => {
  operation.store.remove('stock_reservations', id);
  operation.emit('stock_reservations', id, 'destroy');
  countReserved(operation, stock_item_id);
};
