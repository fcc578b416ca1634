/** The platform did not answer, or not to the end. Thrown inside operations only; callers get it as data. */
export class NoAnswer extends Error {
  readonly code: 'TIMEOUT' | 'CONNECTION';

  constructor(code: 'TIMEOUT' | 'CONNECTION', cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'NoAnswer';
    this.code = code;
  }
}
