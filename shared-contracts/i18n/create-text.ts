import type { LanguageTag } from '../market/locale.ts';
import { intlOf } from './intl-of.ts';
import type { Messages } from './types.ts';

export type TextValues = Readonly<Record<string, string | number>>;
/** Translates a message by its key. */
export type Text = (id: string, values?: TextValues) => string;

/**
 * Translator for code outside React: page heads, mails, events.
 *
 * @param locale - a language, or the tag of a spelling, whose messages of its own come first
 */
export const createText = (locale: LanguageTag, messages: Messages): Text => {
  const intl = intlOf(locale, messages);
  return (id, values) => intl.formatMessage({ id }, values);
};
