import { asRecord, asText, asTexts } from '@shop/contracts/commerce/metadata';
import type { CatalogueStorage } from '../storage/catalogue-storage.ts';
import type { IndexedItem } from './indexed-item.ts';

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

/** An item and what its labelling lacks. */
export interface UnlabelledItem {
  code: string;
  name: string;
  missing: readonly string[];
}

/** All SKUs of the index whose labelling is incomplete. */
export const unlabelledItems = async (
  storage: Pick<CatalogueStorage, 'all'>,
): Promise<UnlabelledItem[]> => {
  const found: UnlabelledItem[] = [];
  for await (const batch of storage.all())
    for (const { item } of batch) {
      const missing = missingLabelling(item);
      if (missing.length > 0) found.push({ code: item.code, name: item.texts.it.name, missing });
    }
  return found;
};
