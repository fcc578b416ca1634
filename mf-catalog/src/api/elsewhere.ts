import { localizedText } from '@shop/contracts/commerce';
import { api } from '@shop/contracts/store';
import { cardOf, type CardView } from '../model/cards/card.ts';
import { findElsewhere, type FoundElsewhere } from './find-elsewhere.ts';
import type { Scope } from './scope.ts';

export interface ElsewhereArg extends Pick<Scope, 'market' | 'locale'> {
  code: string;
}

/** What is known of an item that this market does not sell. */
export interface Elsewhere {
  /** Null when no market that sells it could tell. */
  name: string | null;
  /** Codes of the markets that sell it. */
  markets: readonly string[];
  /** What this market sells under a like name. */
  alike: readonly CardView[];
}

/** Where an item is sold that this market does not sell, and what resembles it here. */
export const elsewhereApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogElsewhere: build.query<Elsewhere, ElsewhereArg>({
      query: findElsewhere,
      transformResponse: ({ item, markets, alike }: FoundElsewhere, _meta, { locale }) => ({
        name: item && localizedText(item, locale).name,
        markets,
        alike: alike.map((it) => cardOf(it, locale)),
      }),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogElsewhereQuery: useElsewhereQuery } = elsewhereApi;
