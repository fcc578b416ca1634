import type { Rows } from '../rows.ts';

/** Whether a cart has expired (`expires_at`). A placed order never expires. `now` is ISO 8601. */
export const hasExpired = (
  { status, expires_at }: Pick<Rows['orders'], 'status' | 'expires_at'>,
  now: string,
): boolean =>
  (status === 'draft' || status === 'pending') && expires_at !== null && expires_at <= now;
