import { asRecord } from '@shop/contracts/commerce/metadata';
import type { IndexedItem } from '../catalogue/item/indexed-item.ts';
import type { Platform } from '../platform/platform.ts';
import { statesLowestPrices, type LowestPrices } from './lowest-prices-of.ts';

/**
 * Writes the lowest prices into an item's metadata on the platform. Reads it right before, because a write replaces the
 * whole metadata, and changes nothing else.
 *
 * @returns whether the metadata changed
 */
export const writeLowestPrices = async (
  platform: Platform,
  { kind, ids }: Pick<IndexedItem, 'kind' | 'ids'>,
  prices: LowestPrices,
): Promise<boolean> => {
  const type = kind === 'sku' ? 'skus' : 'bundles';
  let hasChanged = false;
  // The index has the metadata of a bundle's first row, which is thus the last to be written.
  for (const id of ids.toReversed()) {
    const row = await platform.read(`${type}/${id}`, { [`fields[${type}]`]: 'metadata' });
    if (!row) continue;
    const metadata = asRecord(row.attributes['metadata']);
    if (statesLowestPrices(metadata, prices)) continue;
    const { lowest_prices: _, ...others } = metadata;
    const attributes = { metadata: { ...others, ...(prices && { lowest_prices: prices }) } };
    await platform.send('PATCH', `${type}/${id}`, { type, id, attributes });
    hasChanged = true;
  }
  return hasChanged;
};
