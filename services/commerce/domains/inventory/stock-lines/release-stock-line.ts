import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import { releaseReservation } from '../reservations/release-reservation.ts';

/** Deletes the reservations of a stock line. */
export const releaseStockLine = (
  operation: Operation,
  { id }: Pick<Rows['stock_line_items'], 'id'>,
): void => {
  for (const reservation of operation.store.where('stock_reservations', { stock_line_item_id: id }))
    releaseReservation(operation, reservation);
};
