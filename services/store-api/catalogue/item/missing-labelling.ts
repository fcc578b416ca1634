import { asRecord, asText, asTexts, depositOf } from '@shop/contracts/commerce/metadata';
import type { CountryCode } from '@shop/contracts/market';
import type { CatalogueStorage } from '../storage/catalogue-storage.ts';
import type { IndexedItem } from './indexed-item.ts';

type Countries = readonly CountryCode[];

const ADDRESS = ['role', 'name', 'street', 'postal_code', 'city', 'country'];
/** Kinds of items whose labelling the law prescribes: food, and products in general. */
const REGULATED: Readonly<Record<string, readonly string[]>> = {
  wine: ADDRESS,
  water: ADDRESS,
  accessory: [...ADDRESS, 'email'],
};

/**
 * What the metadata of an item lacks of the labelling for the EU (`docs/compliance.md`): keys of
 * `facts.responsible`, and of an accessory `identifier` and `warnings`.
 */
export const missingLabelling = ({ metadata }: Pick<IndexedItem, 'metadata'>): string[] => {
  const kind = asText(metadata['kind']) ?? '';
  const facts = asRecord(metadata['facts']);
  const responsible = asRecord(facts.responsible);
  const missing = (REGULATED[kind] ?? []).filter((key) => !asText(responsible[key]));
  if (kind !== 'accessory') return missing;
  return [
    ...missing,
    ...(asText(facts.identifier) ? [] : ['identifier']),
    ...(asTexts(facts.warnings).length > 0 ? [] : ['warnings']),
  ];
};

/** What is missing to sell a drink in a country with deposits, by country. */
const undeclaredIn = ({ containers }: Pick<IndexedItem, 'containers'>, countries: Countries) =>
  countries.flatMap((country) => {
    const { undeclared } = depositOf(containers, country);
    return undeclared.length > 0 ? [{ country, undeclared }] : [];
  });

/** An item and what its labelling lacks. */
export interface UnlabelledItem {
  code: string;
  name: string;
  /** Keys; those of a deposit with the countries that require them: `packaging (AT, DE)`. */
  missing: readonly string[];
  /** Countries in which the missing declaration of its container forbids the sale. */
  notSoldIn: Countries;
}

/** The incomplete labelling of a SKU; null if it is complete. Bundles have that of their parts. */
const unlabelled = (item: IndexedItem, countries: Countries): UnlabelledItem | null => {
  if (item.kind === 'bundle') return null;
  const undeclared = undeclaredIn(item, countries);
  const keys = [...new Set(undeclared.flatMap((it) => it.undeclared))];
  const missing = [
    ...missingLabelling(item),
    ...keys.map((key) => {
      const requiring = undeclared.filter((it) => it.undeclared.includes(key));
      return `${key} (${requiring.map(({ country }) => country).join(', ')})`;
    }),
  ];
  if (missing.length === 0) return null;
  const notSoldIn = undeclared.map(({ country }) => country);
  return { code: item.code, name: item.texts.it.name, missing, notSoldIn };
};

/**
 * All SKUs of the index whose labelling is incomplete.
 *
 * @param countries - of the shop's markets, with deposits on drinks' containers
 */
export const unlabelledItems = async (
  storage: Pick<CatalogueStorage, 'all'>,
  countries: Countries,
): Promise<UnlabelledItem[]> => {
  const found: UnlabelledItem[] = [];
  for await (const batch of storage.all())
    found.push(...batch.flatMap(({ item }) => unlabelled(item, countries) ?? []));
  return found;
};
