import { errorOfAnswer } from './error-of-answer.ts';
import type { PlatformError } from './field-errors-of.ts';
import type { CommerceError } from '../result.ts';
import { retryAfterOf } from '../errors/index.ts';

/** An error document, or a token endpoint's answer in OAuth's own form (RFC 6749, 5.2). */
interface RefusedBody {
  errors?: unknown;
  error?: string;
}

/** An error response as data: status, error document and required delay. */
export const errorOfResponse = async (answer: Response): Promise<CommerceError> => {
  const body = (await answer.json().catch(() => null)) as RefusedBody | null;
  const errors = Array.isArray(body?.errors) ? (body.errors as PlatformError[]) : [];
  return {
    ...errorOfAnswer(answer.status, errors),
    title: body?.error ?? errors[0]?.title,
    retryAfter: retryAfterOf(answer.headers),
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
