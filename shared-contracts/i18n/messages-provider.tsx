import { use, useMemo, type ReactNode } from 'react';
import { IntlContext, IntlProvider } from 'react-intl';
import type { Locale } from '../market/types.ts';
import type { Messages } from '../remote/types.ts';
import { onIntlError } from './on-intl-error.ts';

interface Props {
  locale: Locale;
  messages: Messages;
  children: ReactNode;
}

/**
 * Texts for what is inside. A provider within another adds its messages to the outer ones, so a remote brings
 * only its own and still shows the common ones.
 */
export const MessagesProvider = ({ locale, messages, children }: Props) => {
  const outer = use(IntlContext) as { messages: Messages } | null;
  const outerMessages = outer?.messages;
  const merged = useMemo(() => ({ ...outerMessages, ...messages }), [outerMessages, messages]);
  return (
    <IntlProvider locale={locale} messages={merged} onError={onIntlError}>
      {children}
    </IntlProvider>
  );
};
