import type { CommerceError } from '@shop/contracts/commerce';

/**
 * The order does not exist or is someone else's (T1). A 401 here is no stale token: those were renewed before
 * the answer came.
 */
export const isGone = ({ code, status }: CommerceError): boolean =>
  code === 'NOT_FOUND' || (code === 'UNAUTHORIZED' && (status === 401 || status === 403));
