import type { TextValues } from '../i18n/create-text.ts';
import { useText } from '../i18n/use-text.ts';

/** A problem of a value as a message to translate: its key, or key and values. */
export type FieldMessage = string | { id: string; values?: TextValues };

/** Why a submit failed: per field, and for the form as a whole. */
export interface FormErrors {
  form?: FieldMessage;
  fields?: Readonly<Record<string, FieldMessage>>;
}

/** Result of a submit: empty on success. */
export type SubmitOutcome = FormErrors | undefined | void;

/** Translates messages of validators and the platform. */
export const useMessageText = (): ((message: FieldMessage) => string) => {
  const text = useText();
  return (message) =>
    typeof message === 'string' ? text(message) : text(message.id, message.values);
};
