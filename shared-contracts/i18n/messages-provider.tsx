import { use, type ReactNode } from 'react';
import { IntlContext, RawIntlProvider } from '../libraries/react-intl.ts';
import type { LanguageTag } from '../market/locale.ts';
import { intlOf } from './intl-of.ts';
import type { Messages } from './types.ts';

interface Props {
  locale: LanguageTag;
  messages: Messages;
  children: ReactNode;
}

/**
 * Provides messages to its children. A nested provider adds its messages to the outer ones, so a remote brings only its
 * own and still has the common ones; in the same language it keeps the outer regional spelling.
 */
export const MessagesProvider = ({ locale, messages, children }: Props) => {
  const outer = use(IntlContext) as { locale: LanguageTag; messages: Messages } | null;
  const tag = outer?.locale.startsWith(locale) ? outer.locale : locale;
  const intl = intlOf(tag, messages, outer?.messages);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
};
