import type { Locale } from '@shop/contracts/market';
import type { IndexEntry, IndexedItem, MarketOffer } from '../item/indexed-item.ts';
import { INDEX_LOCALES } from '../item/locales.ts';
import { searchTextOf } from '../search/search-text-of.ts';

export const makeOffer = (offer: Partial<MarketOffer> = {}): MarketOffer => ({
  id: 'sku-id',
  priceCents: 1490,
  compareAtCents: null,
  currency: 'EUR',
  stock: 12,
  ...offer,
});

/** An item with the same text in every language. */
export const makeEntry = ({
  story = null,
  summary = null,
  name,
  ...given
}: Partial<IndexedItem> & {
  code: string;
  name?: string;
  summary?: string | null;
  story?: string | null;
}): IndexEntry => {
  const text = { name: name ?? given.code, summary };
  const inAll = <T>(value: T) =>
    Object.fromEntries(INDEX_LOCALES.map((it) => [it, value])) as Record<Locale, T>;
  const item: IndexedItem = {
    kind: 'sku',
    ids: [`id-of-${given.code}`],
    imageUrl: null,
    texts: inAll(text),
    categories: ['wine'],
    grapes: [],
    region: null,
    sizeMl: 750,
    colour: null,
    soldBefore: 0,
    metadata: {},
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    offers: { 'it-eur': makeOffer({ id: given.code }) },
    parts: [],
    ...given,
  };
  return { item, search: searchTextOf(item, inAll({ ...text, story })) };
};
