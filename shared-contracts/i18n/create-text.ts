import { createIntl, createIntlCache } from 'react-intl';
import type { Locale } from '../market/types.ts';
import type { Messages } from '../remote/types.ts';
import { onIntlError } from './on-intl-error.ts';

export type TextValues = Readonly<Record<string, string | number>>;
/** Translates a message by its key. */
export type Text = (id: string, values?: TextValues) => string;

/** Translator for code outside React: page heads, mails, events. */
export const createText = (locale: Locale, messages: Messages): Text => {
  const intl = createIntl({ locale, messages, onError: onIntlError }, createIntlCache());
  return (id, values) => intl.formatMessage({ id }, values);
};
