/** Why a release was refused. Codes of store-api come as `STORE_API` with its own words. */
export type ReleaseErrorCode =
  | 'NOT_BUILT'
  | 'MALFORMED'
  | 'INTEGRITY'
  | 'CONTRACT_MISMATCH'
  | 'RUNTIME_MISMATCH'
  | 'OVER_BUDGET'
  | 'STORE_API'
  | 'UNREACHABLE';

export interface ReleaseRefusal {
  ok: false;
  code: ReleaseErrorCode;
  message: string;
  /** Each single thing that is wrong. */
  problems: readonly string[];
}

export type ReleaseResult<T> = { ok: true; value: T } | ReleaseRefusal;

export const done = <T>(value: T): ReleaseResult<T> => ({ ok: true, value });

export const refuse = (
  code: ReleaseErrorCode,
  message: string,
  problems: readonly string[] = [],
): ReleaseRefusal => ({ ok: false, code, message, problems });
