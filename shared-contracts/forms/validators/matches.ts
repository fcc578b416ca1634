import type { FieldMessage } from '../form-message.ts';
import type { Validator } from './types.ts';

/** However a keyboard composes letters. */
const composed = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFC') : value;

/** V3: the same value as the field `other`, for repeated passwords and addresses. */
export const matches =
  (other: string, message: FieldMessage = 'form.passwords_match'): Validator =>
  (value, values) => {
    if (value === undefined || value === '') return undefined;
    const { [other]: first } = values as Readonly<Record<string, unknown>>;
    return composed(value) === composed(first) ? undefined : message;
  };
