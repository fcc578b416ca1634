import type { StoreApiCode } from '@shop/contracts/store-api';
import type { AnyOwnOperation } from './own-operation.ts';

/** What every operation may answer. */
const COMMON: readonly StoreApiCode[] = [
  'FORBIDDEN_ORIGIN',
  'MALFORMED',
  'TOO_MANY_REQUESTS',
  'SERVER',
  'UNAVAILABLE',
];

/** All codes an operation may refuse with. */
export const codesOf = ({ method, bearer, refusals = [] }: AnyOwnOperation): StoreApiCode[] => [
  ...COMMON,
  ...(bearer === 'none' ? [] : (['UNAUTHORIZED'] as const)),
  ...(method === 'POST' ? (['TOO_LARGE', 'UNSUPPORTED_TYPE'] as const) : []),
  ...refusals,
];
