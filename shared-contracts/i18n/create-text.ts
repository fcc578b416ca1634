import { createIntl, createIntlCache } from '../libraries/react-intl.ts';
import type { LanguageTag } from '../market/locale.ts';
import type { Messages } from './types.ts';
import { onIntlError } from './on-intl-error.ts';

export type TextValues = Readonly<Record<string, string | number>>;
/** Translates a message by its key. */
export type Text = (id: string, values?: TextValues) => string;

/**
 * Translator for code outside React: page heads, mails, events.
 *
 * @param locale - a language, or the tag of a spelling, whose messages of its own come first
 */
export const createText = (locale: LanguageTag, messages: Messages): Text => {
  const spelled = { ...messages, ...(messages[locale] as Messages) } as Record<string, string>;
  const intl = createIntl({ locale, messages: spelled, onError: onIntlError }, createIntlCache());
  return (id, values) => intl.formatMessage({ id }, values);
};
