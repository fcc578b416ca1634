import type { CommerceErrorCode } from './errors/error-codes.ts';

/** A field the platform refused. `field` is the attribute's name (`first_name`), `reason` its `meta.error` (`blank`). */
export interface FieldError {
  field: string;
  reason: string;
  detail: string;
  /** What the platform names beside the reason (`meta.value`), such as the bank's code of a refusal. */
  value?: string;
}

/** A failed call to the platform, as data. */
export interface CommerceError {
  code: CommerceErrorCode;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The platform's own words, for logs; shoppers see a message chosen by `code`. */
  detail: string;
  fields: readonly FieldError[];
  /** The platform's own name of it; a token endpoint's are those of OAuth (`invalid_grant`; RFC 6749, 5.2). */
  title?: string | undefined;
  /** Seconds to wait before the next try, where the answer names them (`Retry-After`). */
  retryAfter?: number | undefined;
}

/** An expected failure is data; only bugs throw. */
export type Result<T, E = CommerceError> = { ok: true; value: T } | { ok: false; error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const fail = <E>(error: E): Result<never, E> => ({ ok: false, error });
