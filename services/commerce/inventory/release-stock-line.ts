import type { Operation } from '../core/define-resource.ts';
import type { Rows } from '../resources/rows.ts';
import { releaseReservation } from './release-reservation.ts';

/** Ends what is set aside for a stock line. */
export const releaseStockLine = (
  operation: Operation,
  { id }: Pick<Rows['stock_line_items'], 'id'>,
): void => {
  for (const reservation of operation.store.where('stock_reservations', { stock_line_item_id: id }))
    releaseReservation(operation, reservation);
};
