import type { Locale } from '../../market/types.ts';
import type { Messages } from '../../i18n/types.ts';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';

/**
 * Texts of the standalone page. All languages come with it: a chunk each would be named in the remote's container, which
 * every page of the shop loads.
 */
export const standaloneMessages: Readonly<Record<Locale, Messages>> = { it, en, de, es, fr };
