import { suggestItems, type Suggestions } from '@shop/contracts/commerce/catalogue';
import type { Locale } from '@shop/contracts/market';
import { api } from '@shop/contracts/store';
import { suggestionsOf, type SuggestionsView } from '../model/search/suggestions.ts';

export interface SuggestionsArg {
  /** Code of the market. */
  market: string;
  locale: Locale;
  /** What has been typed so far, not empty. */
  search: string;
}

/** What is offered while someone types (S4). */
const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogSuggestions: build.query<SuggestionsView, SuggestionsArg>({
      query: (input) => suggestItems(input),
      transformResponse: (answer: Suggestions, _meta, { locale }) => suggestionsOf(answer, locale),
      // Prices and stock move: a term typed again soon is answered from memory, later asked again.
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { catalogSuggestions } = suggestionsApi.endpoints;
