import type { CommerceErrorCode } from '../errors/error-codes.ts';

/** Why there is no answer. */
export type NoAnswerCode = Extract<CommerceErrorCode, 'TIMEOUT' | 'CONNECTION' | 'OUTDATED'>;

/** The platform did not answer, or not to the end. Thrown inside operations only; callers get it as data. */
export class NoAnswer extends Error {
  readonly code: NoAnswerCode;

  constructor(code: NoAnswerCode, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'NoAnswer';
    this.code = code;
  }
}
