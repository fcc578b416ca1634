import type { Locale } from '../../messages/types.ts';
import { CLAIMS } from './claims.ts';
import { de } from './de.ts';
import { enUs } from './en-us.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Term } from './term.ts';

export type { Term } from './term.ts';

/** Disallowed terms by language. */
export const TERMS: Readonly<Record<Locale, readonly Term[]>> = {
  it: [...it, ...CLAIMS.it],
  en: [...en, ...CLAIMS.en],
  de: [...de, ...CLAIMS.de],
  es: [...es, ...CLAIMS.es],
  fr: [...fr, ...CLAIMS.fr],
};

/** Disallowed in every text, whatever its language: claims without a proof. */
export const CLAIM_TERMS: readonly Term[] = Object.values(CLAIMS).flat();

/** Disallowed terms of English texts in the United States. */
export const AMERICAN_TERMS = enUs;
