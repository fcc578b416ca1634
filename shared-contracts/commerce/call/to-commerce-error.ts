import { NoAnswer, type NoAnswerCode } from './no-answer.ts';
import { RefusedAnswer } from './refused-answer.ts';
import type { CommerceError } from '../result.ts';

/** What the SDK throws, read by its shape: its classes live in the lazily loaded chunk. */
interface SdkError extends Error {
  type: string;
  source?: unknown;
}

const isSdkError = (error: unknown): error is SdkError =>
  error instanceof Error &&
  (error.name === 'ApiError' || error.name === 'SdkError') &&
  'type' in error;

const withoutAnswer = (code: NoAnswerCode, detail: string): CommerceError => ({
  code,
  status: 0,
  detail,
  fields: [],
});

/** Every failure of a call as data. Rethrows bugs. */
export const toCommerceError = (error: unknown): CommerceError => {
  if (error instanceof NoAnswer) return withoutAnswer(error.code, error.message);
  if (error instanceof RefusedAnswer) return error.error;
  if (!isSdkError(error)) throw error;
  if (error.source instanceof NoAnswer || error.source instanceof RefusedAnswer)
    return toCommerceError(error.source);
  if (error.type === 'timeout') return withoutAnswer('TIMEOUT', error.message);
  // An answer that stops in its middle, or a page of a proxy instead of the platform's document.
  if (error.type === 'parse' || error.type === 'cancel')
    return withoutAnswer('CONNECTION', error.message);
  throw error;
};
