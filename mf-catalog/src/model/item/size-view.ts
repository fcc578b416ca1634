import type { Money } from '@shop/contracts/commerce';
import type { CatalogueItem } from '@shop/contracts/commerce/catalogue';
import { availabilityOf, type Availability } from './availability.ts';
import { sellable } from '../cards/card.ts';
import { factsOf } from '../facts/facts.ts';
import { codesOfOtherSizes } from './sizes.ts';

/** A size of a wine, as its page links to it. */
export interface SizeView {
  kind: 'sku';
  code: string;
  sizeMl: number;
  price: Money | null;
  availability: Availability;
}

type Sized = Pick<CatalogueItem, 'code' | 'metadata' | 'price' | 'stock'>;

/**
 * The other sizes among items that were found by their codes: those that say of themselves that they have the
 * content of their code and come from the same producer. Small ones first.
 */
export const otherSizesOf = (
  { code, sizeMl, producer }: { code: string; sizeMl: number | null; producer: string | null },
  found: readonly Sized[],
): readonly SizeView[] => {
  const codes = codesOfOtherSizes(code, sizeMl);
  return found
    .flatMap((item) => {
      const facts = factsOf(item.metadata);
      const fits =
        codes.includes(item.code) &&
        item.code.endsWith(`-${facts.sizeMl}`) &&
        facts.producer === producer;
      if (!fits || facts.sizeMl === null) return [];
      const availability = availabilityOf(sellable(item));
      const { code: itsCode, price } = item;
      return [{ kind: 'sku' as const, code: itsCode, sizeMl: facts.sizeMl, price, availability }];
    })
    .toSorted((a, b) => a.sizeMl - b.sizeMl);
};
