import type { CatalogueItem } from '@shop/contracts/commerce/catalogue';
import { asRecord } from '@shop/contracts/commerce/metadata';
import type { CurrencyCode, Locale } from '@shop/contracts/market';
import { displayedRating, type Rating } from '../facets/popularity.ts';
import type { IndexedItem } from './indexed-item.ts';
import type { MarketRules } from './market-rules.ts';

/** Facts that only the item's own page shows. */
const TOLD_ON_PAGE = [
  'ageing',
  'analysis',
  'awards',
  'care',
  'closure',
  'contains',
  'identifier',
  'ingredients',
  'material',
  'minerals',
  'pairing',
  'responsible',
  'serve_c',
  'source',
  'sugar_g_l',
  'warnings',
];

/** Metadata without the fields that no listing of the market shows. */
const listedMetadata = (
  metadata: IndexedItem['metadata'],
  market: string,
): Record<string, unknown> => {
  const {
    pictures: _pictures,
    share: _share,
    packaging: _packaging,
    deposit: _deposit,
    lowest_prices,
    ...rest
  } = metadata;
  const lowest = asRecord(lowest_prices)[market];
  const listed = { ...rest, ...(lowest !== undefined && { lowest_prices: { [market]: lowest } }) };
  const facts = Object.entries(asRecord(metadata['facts'])).filter(
    ([key]) => !TOLD_ON_PAGE.includes(key),
  );
  return 'facts' in metadata ? { ...listed, facts: Object.fromEntries(facts) } : listed;
};

/** What an item shows in a list besides its own data. */
interface ListedWith {
  rating?: Rating | undefined;
  rules: Pick<MarketRules, 'hasDeposits'>;
}

/**
 * A listed item of one market and language; null if the market does not sell it. Contains the texts of that language
 * only, no story, and containers only if they matter in the market, to keep the response small.
 */
export const toListedItem = (
  item: IndexedItem,
  market: string,
  locale: Locale,
  { rating: given, rules }: ListedWith,
): CatalogueItem | null => {
  const { kind, code, imageUrl, texts, metadata, offers, containers } = item;
  const offer = offers[market];
  if (!offer) return null;
  const currency = offer.currency as CurrencyCode;
  const text = texts[locale];
  const rating = displayedRating(given);
  return {
    kind,
    id: offer.id,
    code,
    name: text.name,
    description: '',
    imageUrl,
    price: { cents: offer.priceCents, currency },
    compareAt: offer.compareAtCents === null ? null : { cents: offer.compareAtCents, currency },
    metadata: { ...listedMetadata(metadata, market), text: { [locale]: text } },
    stock: offer.stock,
    options: [],
    levels: [],
    parts: [],
    ...(containers && rules.hasDeposits(market) && { containers }),
    ...(rating && { rating }),
  };
};
