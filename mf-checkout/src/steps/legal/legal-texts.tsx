import { MessagesProvider } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import type { ReactNode } from 'react';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';

/** All languages in the chunk of the payment section: the other sections are loaded without them. */
const TEXTS: Record<Locale, Messages> = { de, en, es, fr, it };

/** Provides the texts of the legal notices. */
export const WithLegalTexts = ({ children }: { children: ReactNode }) => {
  const locale = useAppSelector(selectLocale);
  return (
    <MessagesProvider locale={locale} messages={TEXTS[locale]}>
      {children}
    </MessagesProvider>
  );
};
