/** Languages of every catalog (M7). */
export const LOCALES = ['it', 'en', 'de', 'es', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

export interface Problem {
  /** Relative to the checked root. */
  file: string;
  key?: string;
  text: string;
}

/** A folder with one JSON file per language. */
export interface Catalogue {
  /** The package it belongs to, relative to the root: `mf-cart`. */
  owner: string;
  /** Relative to the root: `mf-cart/src/messages`. */
  folder: string;
}
