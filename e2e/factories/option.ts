import type { Locale } from '@shop/contracts/market';
import { skuOptions } from '../../services/commerce/demo/seed/options.ts';

/** An option of an item, with its expected name. */
export interface ItemOption {
  reference: string;
  name: (locale: Locale) => string;
}

const option = (wanted: (typeof skuOptions)[number]['reference']): ItemOption => {
  const found = skuOptions.find(({ reference }) => reference === wanted);
  if (!found) throw new Error(`The seed has no option ${wanted}`);
  return { reference: wanted, name: (locale) => found.metadata.text[locale].name };
};

/** Has a price and is available for every bottle. */
export const GIFT_WRAP = option('gift-wrap');
