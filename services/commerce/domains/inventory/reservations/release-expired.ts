import { condition } from '../../../engine/store/condition.ts';
import type { Operation } from '../../../engine/definition/define-resource.ts';
import { releaseReservation } from './release-reservation.ts';

/** Ends every draft reservation whose time is over. Gives their number. */
export const releaseExpired = (operation: Operation): number => {
  const expired = operation.store.select(
    'stock_reservations',
    condition(`t.status = 'draft' AND t.expires_at <= ?`, operation.now),
  );
  for (const reservation of expired) releaseReservation(operation, reservation);
  return expired.length;
};
