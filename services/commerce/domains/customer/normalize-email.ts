import { blank, failure, invalid, success, type Result } from '../../engine/definition/problem.ts';

const form = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** An e-mail address as it is kept: trimmed and in lower case. */
export const normalizeEmail = (field: string, value: unknown): Result<string> => {
  const email = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (email === '') return failure(blank(field));
  return form.test(email) && email.length <= 254
    ? success(email)
    : failure(invalid(field, 'is invalid', 'invalid', { value }));
};
