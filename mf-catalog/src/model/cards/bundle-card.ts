import { asTexts } from '@shop/contracts/commerce';
import type { CatalogueItem } from '@shop/contracts/commerce/catalogue';
import type { Locale } from '@shop/contracts/market';
import { cardOf, type CardView } from './card.ts';

/** A bundle in a list, with what decides where it is shown. */
export interface BundleCardView extends CardView {
  partCodes: readonly string[];
  categories: readonly string[];
}

export const bundleCardOf = (item: CatalogueItem, locale: Locale): BundleCardView => ({
  ...cardOf(item, locale),
  partCodes: item.parts.map((it) => it.code),
  categories: asTexts(item.metadata.categories),
});
