import { use, useMemo, type ReactNode } from 'react';
import { IntlContext, IntlProvider } from '../libraries/react-intl.ts';
import type { LanguageTag } from '../market/locale.ts';
import type { Messages } from './types.ts';
import { onIntlError } from './on-intl-error.ts';

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
  const outerMessages = outer?.messages;
  const tag = outer?.locale.startsWith(locale) ? outer.locale : locale;
  const merged = useMemo(
    () => ({ ...outerMessages, ...messages, ...(messages[tag] as Messages) }),
    [outerMessages, messages, tag],
  );
  return (
    <IntlProvider locale={tag} messages={merged as Record<string, string>} onError={onIntlError}>
      {children}
    </IntlProvider>
  );
};
