/** Why an edit of the manifest was refused. */
export type ReleaseErrorCode =
  | 'UNKNOWN_VERSION'
  | 'PRUNED'
  | 'STILL_USED'
  | 'VERSION_TAKEN'
  | 'CONTRACT_MISMATCH'
  | 'RUNTIME_MISMATCH'
  | 'SHARED_MISMATCH'
  | 'INTEGRITY'
  | 'ROUTE_TAKEN'
  | 'FRAGMENT_MISSING'
  | 'MANIFEST_TOO_LARGE'
  | 'STATEMENT_MISMATCH'
  | 'SIGNATURE_MISSING'
  | 'SIGNATURE_WRONG'
  | 'TRIAL_FAILED'
  | 'NOTHING_LIVE'
  | 'ALREADY_LIVE'
  | 'CANARY_LIMIT'
  | 'NOTHING_TO_ROLL_BACK'
  | 'CHANGED_MEANWHILE';

export interface ReleaseRefusal {
  ok: false;
  code: ReleaseErrorCode;
  /** Message for the caller or the log. */
  message: string;
}

/** Result of an edit; a refusal changed nothing. */
export type ReleaseResult<T> = { ok: true; value: T } | ReleaseRefusal;

export const done = <T>(value: T): ReleaseResult<T> => ({ ok: true, value });

export const refuse = (code: ReleaseErrorCode, message: string): ReleaseRefusal => ({
  ok: false,
  code,
  message,
});
