import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';

/** Default duration of a reservation in seconds, without an inventory model's cutoff. */
const fallback = 3_600;

/** When a reservation made now ends, by the inventory model's cutoff; ISO 8601. */
export const reservationEnd = (
  { now }: Operation,
  model: Rows['inventory_models'] | undefined,
): string =>
  new Date(Date.parse(now) + (model?.stock_reservation_cutoff ?? fallback) * 1_000).toISOString();
