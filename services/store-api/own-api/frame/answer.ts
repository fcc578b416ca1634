import type { StoreApiCode } from '@shop/contracts/store-api';
import type { Problem } from '../../http/error-reply.ts';

/** A refusal. Expected failures are data, not exceptions. */
export interface Refusal {
  ok: false;
  code: StoreApiCode;
  problems?: readonly Problem[];
  /** Seconds until a retry is allowed. */
  retryAfter?: number;
}

/** Result of an operation. */
export type Answer<T> = { ok: true; value: T; status?: 202 } | Refusal;

/** @param status - 202 if the work continues after the response; the operation's default status otherwise */
export const answer = <T>(value: T, status?: 202): Answer<T> => ({
  ok: true,
  value,
  ...(status && { status }),
});

export const refuse = (
  code: StoreApiCode,
  more: Pick<Refusal, 'problems' | 'retryAfter'> = {},
): Refusal => ({ ok: false, code, ...more });
