import type { CommerceErrorCode } from '@shop/contracts/commerce';

/** Failures that say nothing about what was asked for: it may be done, or will be when asked again. */
const PASSING: readonly CommerceErrorCode[] = [
  'CONNECTION',
  'TIMEOUT',
  'SERVER',
  'RATE_LIMITED',
  'TOKEN_ERROR',
];

export const isPassing = ({ code }: { code: CommerceErrorCode }): boolean => PASSING.includes(code);
