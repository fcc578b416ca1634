import { useText } from '../i18n/use-text.ts';
import type { FieldMessage } from './form-message.ts';

/** Translates what a validator or the platform said about a value. */
export const useMessageText = (): ((message: FieldMessage) => string) => {
  const text = useText();
  return (message) =>
    typeof message === 'string' ? text(message) : text(message.id, message.values);
};
