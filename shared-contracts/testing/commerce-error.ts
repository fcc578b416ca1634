import type { CommerceErrorCode } from '../commerce/errors/index.ts';
import type { CommerceError } from '../commerce/result.ts';

/** A failed operation's error; the input overrides any field. */
export const commerceError = (
  code: CommerceErrorCode,
  its: Partial<CommerceError> = {},
): CommerceError => ({
  code,
  status: code === 'CONNECTION' ? 0 : code === 'NOT_FOUND' ? 404 : 422,
  detail: code,
  fields: [],
  ...its,
});
