/** The code of a system error (`ENOENT`); undefined for any other thrown value. */
export const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Reason of a refusal. Codes of store-api are reported as `STORE_API` with its message. */
type ReleaseErrorCode =
  | 'SETTINGS'
  | 'NOT_BUILT'
  | 'MALFORMED'
  | 'INTEGRITY'
  | 'CONTRACT_MISMATCH'
  | 'RUNTIME_MISMATCH'
  | 'SHARED_MISMATCH'
  | 'WRONG_NAME'
  | 'NO_ORIGIN'
  | 'STALE'
  | 'NAME_HASH'
  | 'TOO_LARGE'
  | 'OVER_BUDGET'
  | 'SLOTS'
  | 'NOT_TAKEN'
  | 'NOT_CONFIRMED'
  | 'TYPES'
  | 'STORAGE'
  | 'STILL_USED'
  | 'STORE_API'
  | 'UNREACHABLE'
  | 'UNKNOWN_OUTCOME';

export interface ReleaseRefusal {
  ok: false;
  code: ReleaseErrorCode;
  message: string;
  /** Individual problems. */
  problems: readonly string[];
  /** Status of store-api's response; none if there was no response, or in an unknown format. */
  status?: number;
  /** Output of the steps before it, such as what an edit has made live. */
  lines?: readonly string[];
}

export type ReleaseResult<T> = { ok: true; value: T } | ReleaseRefusal;

export const done = <T>(value: T): ReleaseResult<T> => ({ ok: true, value });

export const refuse = (
  code: ReleaseErrorCode,
  message: string,
  problems: readonly string[] = [],
): ReleaseRefusal => ({ ok: false, code, message, problems });
