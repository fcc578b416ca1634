import type { Rows } from '../resources/rows.ts';

/** Whether a cart's time is over (`expires_at`); what was placed in time never expires. `now` is ISO 8601. */
export const hasExpired = (
  { status, expires_at }: Pick<Rows['orders'], 'status' | 'expires_at'>,
  now: string,
): boolean =>
  (status === 'draft' || status === 'pending') && expires_at !== null && expires_at <= now;
