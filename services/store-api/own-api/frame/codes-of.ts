import type { StoreApiCode } from '@shop/contracts/store-api';
import type { AnyOwnOperation } from './own-operation.ts';

/** Error codes of every operation. */
const COMMON: readonly StoreApiCode[] = [
  'FORBIDDEN_ORIGIN',
  'MALFORMED',
  'TOO_MANY_REQUESTS',
  'SERVER',
  'UNAVAILABLE',
];

/** All error codes of an operation. */
export const codesOf = ({ method, bearer, refusals = [] }: AnyOwnOperation): StoreApiCode[] => [
  ...COMMON,
  ...(bearer === 'none' ? [] : (['UNAUTHORIZED'] as const)),
  ...(method === 'POST' ? (['TOO_LARGE', 'UNSUPPORTED_TYPE'] as const) : []),
  ...refusals,
];
