import type { FieldMessage } from '../form-message.ts';

/**
 * Says what is wrong with a field's value, or nothing. All but `required` let an empty value pass, so that an
 * optional field may stay empty.
 */
export type Validator = (value: unknown, values: object) => FieldMessage | undefined;
