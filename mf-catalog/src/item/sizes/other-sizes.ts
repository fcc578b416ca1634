import { type Container, localizedText, type Money, type Paged } from '@shop/contracts/commerce';
import { type CatalogueItem, listItems } from '@shop/contracts/commerce/catalogue';
import type { Locale } from '@shop/contracts/market';
import { api } from '@shop/contracts/store';
import { type Availability, availabilityOf, sellableStock } from '../../card/card.ts';
import { soldIn } from '../../card/sold-in.ts';
import { factsOf } from '../../facts/facts.ts';
import type { Scope } from '../../shared/scope.ts';
import type { ProductView } from '../product.ts';

/** Bottle contents in milliliters. */
const CONTENTS = [
  187, 200, 250, 330, 375, 500, 620, 700, 720, 750, 1000, 1500, 2000, 3000, 5000, 6000,
] as const;

/**
 * Candidate codes for the other sizes of an item. The sizes of a wine are separate SKUs whose codes differ only in
 * the last part, the content: `BARBERA-ASTI-750`, `BARBERA-ASTI-375`. An item whose code does not end in its
 * content has no other sizes.
 *
 * @param sizeMl `metadata.facts.size_ml`
 */
export const codesOfOtherSizes = (code: string, sizeMl: number | null): readonly string[] => {
  const ending = `-${sizeMl}`;
  if (sizeMl === null || !code.endsWith(ending) || code.length === ending.length) return [];
  const stem = code.slice(0, -ending.length);
  return CONTENTS.filter((it) => it !== sizeMl).map((it) => `${stem}-${it}`);
};

/** A size of a wine, as the product page links to it. */
export interface SizeView {
  kind: 'sku';
  code: string;
  name: string;
  sizeMl: number;
  price: Money | null;
  availability: Availability;
  containers?: readonly Container[];
}

type Sized = Pick<
  CatalogueItem,
  'code' | 'name' | 'description' | 'metadata' | 'price' | 'stock' | 'containers'
>;

/**
 * Filters the items found by candidate codes: their content must match their code and their producer must be the
 * same. Sorted by size.
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
      const availability = availabilityOf(sellableStock(item));
      const { code, price, containers } = item;
      const { name } = localizedText(item, of.locale);
      return [
        {
          kind: 'sku' as const,
          code,
          name,
          sizeMl: facts.sizeMl,
          price,
          availability,
          ...(containers && { containers }),
        },
      ];
    })
    .toSorted((a, b) => a.sizeMl - b.sizeMl);
};

interface OtherSizesArg extends Pick<Scope, 'market' | 'depositCountry' | 'locale'> {
  code: string;
  sizeMl: number;
  producer: string | null;
}

/** Argument of the other sizes query; null if the item cannot have other sizes. */
export const otherSizesArg = (
  { market, depositCountry, locale }: Scope,
  { code, facts: { sizeMl, producer } }: Pick<ProductView, 'code' | 'facts'>,
): OtherSizesArg | null =>
  sizeMl === null || codesOfOtherSizes(code, sizeMl).length === 0
    ? null
    : { market, depositCountry, locale, code, sizeMl, producer };

/** Other sizes of a wine that the market sells. */
export const otherSizesApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogOtherSizes: build.query<readonly SizeView[], OtherSizesArg>({
      query: ({ code, sizeMl }) => listItems({ codes: codesOfOtherSizes(code, sizeMl) }),
      transformResponse: ({ items }: Paged<CatalogueItem>, _meta, arg) =>
        otherSizesOf(arg, soldIn(items, arg.depositCountry)),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogOtherSizesQuery: useOtherSizesQuery } = otherSizesApi;
