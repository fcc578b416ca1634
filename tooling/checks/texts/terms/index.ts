import type { Locale } from '../../messages/types.ts';
import { de } from './de.ts';
import { enUs } from './en-us.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Term } from './term.ts';

export type { Term } from './term.ts';

/** Disallowed terms by language. */
export const TERMS: Readonly<Record<Locale, readonly Term[]>> = { it, en, de, es, fr };

/** Disallowed terms of English texts in the United States. */
export const AMERICAN_TERMS = enUs;
