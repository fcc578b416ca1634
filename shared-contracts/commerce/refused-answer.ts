import { errorOfAnswer } from './error-of-answer.ts';
import type { PlatformError } from './field-errors-of.ts';
import type { CommerceError } from './result.ts';
import { retryAfterOf } from './errors/index.ts';

const errorsIn = (body: unknown): readonly PlatformError[] => {
  const errors = (body as { errors?: unknown } | null)?.errors;
  return Array.isArray(errors) ? (errors as PlatformError[]) : [];
};

/** An answer that is not a success, as data: its status, its error document and the wait it asks for. */
export const errorOfResponse = async (answer: Response): Promise<CommerceError> => {
  const body: unknown = await answer.json().catch(() => null);
  const retryAfter = retryAfterOf(answer.headers);
  return {
    ...errorOfAnswer(answer.status, errorsIn(body)),
    ...(retryAfter !== undefined && { retryAfter }),
  };
};

/**
 * Carries the error through the SDK, whose own error has no headers. Thrown inside operations only; callers get
 * `error` as data.
 */
export class RefusedAnswer extends Error {
  readonly error: CommerceError;

  constructor(error: CommerceError) {
    super(error.detail);
    this.name = 'RefusedAnswer';
    this.error = error;
  }
}
