import type { ReactNode } from 'react';
import { MessagesProvider } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';

const TEXTS: Record<Locale, Messages> = { de, en, es, fr, it };

/** Provides the texts about returns, which few pages show. */
export const WithReturnTexts = ({ children }: { children: ReactNode }) => {
  const locale = useAppSelector(selectLocale);
  return (
    <MessagesProvider locale={locale} messages={TEXTS[locale]}>
      {children}
    </MessagesProvider>
  );
};
