import { localizedText, type Money } from '@shop/contracts/commerce';
import type { CatalogueItem } from '@shop/contracts/commerce/catalogue';
import type { Locale } from '@shop/contracts/market';
import { availabilityOf, type Availability } from './availability.ts';
import { sellable } from '../cards/card.ts';
import { factsOf } from '../facts/facts.ts';
import { codesOfOtherSizes } from './sizes.ts';

/** A size of a wine, as its page links to it. */
export interface SizeView {
  kind: 'sku';
  code: string;
  name: string;
  sizeMl: number;
  price: Money | null;
  availability: Availability;
}

type Sized = Pick<CatalogueItem, 'code' | 'name' | 'description' | 'metadata' | 'price' | 'stock'>;

/**
 * The other sizes among items that were found by their codes: those that say of themselves that they have the
 * content of their code and come from the same producer. Small ones first.
 */
export const otherSizesOf = (
  of: { code: string; sizeMl: number | null; producer: string | null; locale: Locale },
  found: readonly Sized[],
): readonly SizeView[] => {
  const codes = codesOfOtherSizes(of.code, of.sizeMl);
  return found
    .flatMap((item) => {
      const facts = factsOf(item.metadata);
      const fits =
        codes.includes(item.code) &&
        item.code.endsWith(`-${facts.sizeMl}`) &&
        facts.producer === of.producer;
      if (!fits || facts.sizeMl === null) return [];
      const availability = availabilityOf(sellable(item));
      const { code, price } = item;
      const { name } = localizedText(item, of.locale);
      return [{ kind: 'sku' as const, code, name, sizeMl: facts.sizeMl, price, availability }];
    })
    .toSorted((a, b) => a.sizeMl - b.sizeMl);
};
