import { z } from 'zod';
import { LOCALES, type Locale } from '@shop/contracts/market';
import { slugOf } from '@shop/contracts/routing/paths';
import type { PathIn } from '../document/alternates.ts';

/** Names of an item by language; an older catalogue index returns none. */
export const itemNamesSchema = z.partialRecord(z.enum(LOCALES), z.string()).default({});

export type ItemNames = Readonly<Partial<Record<Locale, string>>>;

/**
 * The path of an item in each language: its word and code, then its name there.
 *
 * @param path in any language, or without a name
 */
export const itemPathIn = (path: string, names: ItemNames): PathIn => {
  const unnamed = path.split('/').slice(0, 3).join('/');
  return (locale) => {
    const name = names[locale];
    if (name === undefined) return path;
    const slug = slugOf(name);
    return slug ? `${unnamed}/${encodeURIComponent(slug)}` : unnamed;
  };
};
