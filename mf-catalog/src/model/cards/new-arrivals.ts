import { localizedText } from '@shop/contracts/commerce';
import type { CatalogueItem } from '@shop/contracts/commerce/catalogue';
import type { Locale } from '@shop/contracts/market';
import { cardOf, type CardView } from './card.ts';

export interface LeadView extends CardView {
  story: string | null;
}

export interface NewArrivals {
  /** Told at length at the top of the home page; null when nothing is new. */
  lead: LeadView | null;
  cards: readonly CardView[];
}

/** Leads with the first new item that has a picture and can be bought; the others follow as cards. */
export const newArrivalsOf = (items: readonly CatalogueItem[], locale: Locale): NewArrivals => {
  const cards = items.map((item) => ({ item, card: cardOf(item, locale) }));
  const lead =
    cards.find(({ card }) => card.picture && card.availability.kind !== 'sold-out') ?? cards[0];
  return {
    lead: lead ? { ...lead.card, story: localizedText(lead.item, locale).story } : null,
    cards: cards.filter((it) => it !== lead).map(({ card }) => card),
  };
};
