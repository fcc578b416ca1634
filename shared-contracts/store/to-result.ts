import { fail, ok, type CommerceError, type Result } from '../commerce/result.ts';

type Settled<T> = { data?: T; error?: unknown };

const isCommerceError = (error: unknown): error is CommerceError =>
  typeof error === 'object' && error !== null && 'code' in error && 'fields' in error;

/** An endpoint's answer as a {@link Result}. Anything but a {@link CommerceError} is a bug and throws. */
export const toResult = <T>({ data, error }: Settled<T>): Result<T> => {
  if (isCommerceError(error)) return fail(error);
  if (error !== undefined || data === undefined) {
    throw new Error('An endpoint ended without an answer', { cause: error });
  }
  return ok(data);
};
