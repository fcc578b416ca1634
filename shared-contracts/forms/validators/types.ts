import type { FieldMessage } from '../form-message.ts';

/**
 * Returns the problem of a field's value, if any. All but `required` accept an empty value, so that optional fields may
 * stay empty.
 */
export type Validator = (value: unknown, values: object) => FieldMessage | undefined;
