import { MessagesProvider, useIntl } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';
import { selectLocale, useAppSelector } from '@shop/contracts/store';
import type { ReactNode } from 'react';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';

/**
 * Texts of the static regions. All languages share one file, because every further file adds an entry to the page's
 * first script.
 */
export const factsTexts: Record<Locale, Messages> = { de, en, es, fr, it };

/** Provides the texts of the static regions. */
export const WithFactsTexts = ({ children }: { children: ReactNode }) => {
  const locale = useAppSelector(selectLocale);
  return (
    <MessagesProvider locale={locale} messages={factsTexts[locale]}>
      {children}
    </MessagesProvider>
  );
};

/**
 * Converts degrees Celsius for the page's texts: whole degrees Fahrenheit for American shoppers, whose messages say
 * °F.
 */
export const useDegrees = (): ((celsius: number) => number) => {
  const { locale } = useIntl();
  return (celsius) => (locale === 'en-US' ? Math.round(celsius * 1.8 + 32) : celsius);
};
