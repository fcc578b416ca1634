import type { FieldMessage } from '../form-message.ts';
import type { Validator } from './types.ts';

/** V3: the same value as the field `other`, for repeated passwords and addresses. */
export const matches =
  (other: string, message: FieldMessage = 'form.passwords_match'): Validator =>
  (value, values) => {
    if (value === undefined || value === '') return undefined;
    return value === (values as Readonly<Record<string, unknown>>)[other] ? undefined : message;
  };
