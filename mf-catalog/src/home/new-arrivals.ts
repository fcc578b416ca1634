import { localizedText, ok, type Operation } from '@shop/contracts/commerce';
import { type CatalogueItem, listItems } from '@shop/contracts/commerce/catalogue';
import type { Locale } from '@shop/contracts/market';
import { api } from '@shop/contracts/store';
import { cardOf, type CardView } from '../card/card.ts';
import { soldIn } from '../card/sold-in.ts';
import type { Scope } from '../shared/scope.ts';

/** One lead story and two rows of cards. */
const WANTED = 9;

/**
 * Reads new items: the `new-arrivals` collection or, if the catalog has none, the latest items with those marked
 * new (`metadata.new`) first.
 */
const listNewArrivals = (): Operation<readonly CatalogueItem[]> => async (context) => {
  const sort = '-created_at';
  const collected = await listItems({ collection: 'new-arrivals', pageSize: WANTED, sort })(
    context,
  );
  if (!collected.ok) return collected;
  if (collected.value.items.length > 0) return ok(collected.value.items);
  const latest = await listItems({ sort })(context);
  if (!latest.ok) return latest;
  const marked = latest.value.items.filter((it) => it.metadata.new === true);
  const others = latest.value.items.filter((it) => it.metadata.new !== true);
  return ok([...marked, ...others].slice(0, WANTED));
};

export interface LeadView extends CardView {
  story: string | null;
}

export interface NewArrivals {
  /** Presented at length at the top of the home page; null if nothing is new. */
  lead: LeadView | null;
  cards: readonly CardView[];
}

/** Picks the first new item that has a picture and can be bought as the lead. The others become cards. */
export const newArrivalsOf = (items: readonly CatalogueItem[], locale: Locale): NewArrivals => {
  const cards = items.map((item) => ({ item, card: cardOf(item, locale) }));
  const lead =
    cards.find(({ card }) => card.picture && card.availability.kind !== 'sold-out') ?? cards[0];
  return {
    lead: lead ? { ...lead.card, story: localizedText(lead.item, locale).story } : null,
    cards: cards.filter((it) => it !== lead).map(({ card }) => card),
  };
};

/** New arrivals of the home page: one lead item and the cards after it. */
export const newArrivalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogNewArrivals: build.query<NewArrivals, Scope>({
      query: () => listNewArrivals(),
      transformResponse: (items: readonly CatalogueItem[], _meta, { depositCountry, locale }) =>
        newArrivalsOf(soldIn(items, depositCountry), locale),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useCatalogNewArrivalsQuery: useNewArrivalsQuery } = newArrivalsApi;
