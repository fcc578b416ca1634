import type { StoreApiCode } from '@shop/contracts/store-api';
import type { Problem } from '../../http/error-reply.ts';

/** How an operation says no: expected failures are data. */
export interface Refusal {
  ok: false;
  code: StoreApiCode;
  problems?: readonly Problem[];
  /** Seconds until the same may be asked again. */
  retryAfter?: number;
}

/** What an operation gives. */
export type Answer<T> = { ok: true; value: T; status?: 202 } | Refusal;

/** @param status where it is not the operation's usual one: what was asked for is done behind the answer */
export const answer = <T>(value: T, status?: 202): Answer<T> => ({
  ok: true,
  value,
  ...(status && { status }),
});

export const refuse = (
  code: StoreApiCode,
  more: Pick<Refusal, 'problems' | 'retryAfter'> = {},
): Refusal => ({ ok: false, code, ...more });
