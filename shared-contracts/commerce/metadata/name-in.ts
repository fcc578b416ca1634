import type { Locale } from '../../market/types.ts';

/** Something the platform has a name for, and names by language where its metadata have any. */
export interface Named {
  name: string;
  names?: Readonly<Record<string, string>>;
}

/**
 * What an item, an option or a way of shipping or paying is called in a language: the name of the language, else the
 * English, else the Italian one, else what the platform calls it.
 */
export const nameIn = ({ name, names = {} }: Named, locale: Locale): string =>
  names[locale] ?? names['en'] ?? names['it'] ?? name;
