import type { Locale } from '@shop/contracts/market';
import { skuOptions } from '../../services/commerce/seed/options.ts';

/** What may be added to an item, as a page should name it. */
export interface ItemOption {
  reference: string;
  name: (locale: Locale) => string;
}

const option = (wanted: (typeof skuOptions)[number]['reference']): ItemOption => {
  const found = skuOptions.find(({ reference }) => reference === wanted);
  if (!found) throw new Error(`The seed has no option ${wanted}`);
  return { reference: wanted, name: (locale) => found.metadata.text[locale].name };
};

/** Costs something, and is to be had with every bottle. */
export const GIFT_WRAP = option('gift-wrap');
