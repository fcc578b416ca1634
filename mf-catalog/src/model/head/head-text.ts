import { createText } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';

const texts: Record<Locale, Messages> = { de, en, es, fr, it };

/** Texts that search engines alone read: they are of the server. */
export const headText = (locale: Locale) => createText(locale, texts[locale]);
