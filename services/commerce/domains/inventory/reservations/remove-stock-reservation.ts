import type { Operation } from '../../../engine/definition/define-resource.ts';
import { success, type Result } from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';
import { releaseReservation } from './release-reservation.ts';

/** Deletes a reservation; its units are free again. */
export const removeStockReservation = (
  operation: Operation,
  row: Rows['stock_reservations'],
): Result<string> => {
  releaseReservation(operation, row);
  return success(row.id);
};
