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

/** Texts that only the form needs. */
const texts: Record<Locale, Messages> = { de, en, es, fr, it };

/** Puts these texts around what needs them. */
export const WithReviewTexts = ({ children }: { children: ReactNode }) => {
  const locale = useAppSelector(selectLocale);
  return (
    <MessagesProvider locale={locale} messages={texts[locale]}>
      {children}
    </MessagesProvider>
  );
};
