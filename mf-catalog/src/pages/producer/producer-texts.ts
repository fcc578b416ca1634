import type { Locale } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';

/** Texts of producers alone. All languages are one file: each file more is named in the page's first script. */
export const producerTexts: Record<Locale, Messages> = { de, en, es, fr, it };
