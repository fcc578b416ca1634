import type { Locale } from './vocabulary.ts';

/** A name by language. */
export type Names = Readonly<Record<Locale, string>>;

/** Names as metadata keep them: `text.<language>.name`, as those of SKUs. */
export const textOfNames = (names: Names): Record<string, { name: string }> =>
  Object.fromEntries(Object.entries(names).map(([locale, name]) => [locale, { name }]));
