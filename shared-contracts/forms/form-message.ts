import type { TextValues } from '../i18n/create-text.ts';

/** A problem of a value as a message to translate: its key, or key and values. */
export type FieldMessage = string | { id: string; values?: TextValues };

/** Why a submit failed: per field, and for the form as a whole. */
export interface FormErrors {
  form?: FieldMessage;
  fields?: Readonly<Record<string, FieldMessage>>;
}

/** Result of a submit: empty on success. */
export type SubmitOutcome = FormErrors | undefined | void;
