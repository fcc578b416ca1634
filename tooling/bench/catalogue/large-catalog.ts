import type { LocalizedText } from '../../../shared-contracts/commerce/metadata/index.ts';
import type {
  IndexEntry,
  MarketOffer,
} from '../../../services/store-api/catalogue/item/indexed-item.ts';
import { INDEX_LOCALES } from '../../../services/store-api/catalogue/item/locales.ts';
import { searchTextOf } from '../../../services/store-api/catalogue/search/search-text-of.ts';

/** Distinct words, producers, grapes and regions that the items beyond the demo catalog draw from. */
const VARIETY = { words: 40_000, producers: 20_000, grapes: 300, regions: 300 } as const;

const SYLLABLES =
  'ba ce di fo gu la me ni po ru sa te vi zo ca de fi go lu ma ne pi ro su ta ve zi bo cu da fe gi lo mu na pe ri so tu va'.split(
    ' ',
  );

/** An invented word of three syllables. */
export const inventedWord = (index: number): string =>
  [index, index / SYLLABLES.length, index / SYLLABLES.length ** 2]
    .map((it) => SYLLABLES[Math.floor(it) % SYLLABLES.length])
    .join('');

/** A number from 0 to 1 that looks random and is the same in every run. */
const scattered = (number: number, salt: number): number => {
  let it = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  it = Math.imul(it ^ (it >>> 15), 0x2c1b3c6d);
  it = Math.imul(it ^ (it >>> 12), 0x297a2d39);
  return ((it ^ (it >>> 15)) >>> 0) / 2 ** 32;
};

const capitalized = (word: string): string => `${word[0]?.toUpperCase()}${word.slice(1)}`;

/** Few of many are frequent, as with names. */
const skewed = (share: number, variety: number): number => Math.floor(share ** 3 * variety);

/** The offers of an item: nine of ten markets sell it, at prices of their own. */
const offersOf = (
  base: readonly MarketOffer[],
  markets: readonly string[],
  number: number,
): Record<string, MarketOffer> =>
  Object.fromEntries(
    markets.flatMap((market, place) => {
      const offer = base[place % base.length];
      if (!offer || scattered(number, 100 + place) < 0.1) return [];
      const priceCents = Math.round(offer.priceCents * (0.7 + 2 * scattered(number, 200 + place)));
      const isReduced = scattered(number, 300 + place) < 0.1;
      return [
        [
          market,
          {
            ...offer,
            id: `Sku${number}`,
            priceCents,
            compareAtCents: isReduced ? Math.round(priceCents * 1.2) : null,
            stock: Math.floor(scattered(number, 400) * 40) - 2,
          },
        ],
      ];
    }),
  );

const DAY = 86_400_000;
const NEWEST = Date.parse('2026-11-01T00:00:00.000Z');

/**
 * One item of a large catalog: an item of the demo catalog with a name, a producer and prices of its own, and half of
 * the time another region.
 */
const largeEntry = (
  { item, search }: IndexEntry,
  markets: readonly string[],
  number: number,
): IndexEntry => {
  const share = (salt: number) => scattered(number, salt);
  const word = (salt: number) => capitalized(inventedWord(skewed(share(salt), VARIETY.words)));
  const name = `${word(1)} ${word(2)}`;
  const texts = Object.fromEntries(
    INDEX_LOCALES.map((it): [string, LocalizedText] => [
      it,
      { ...item.texts[it], name: `${item.texts[it].name} ${name}`, story: search[it].story },
    ]),
  ) as Record<(typeof INDEX_LOCALES)[number], LocalizedText>;
  const producer = capitalized(inventedWord(skewed(share(3), VARIETY.producers) + VARIETY.words));
  const time = new Date(NEWEST - Math.floor(share(4) * 3000) * DAY).toISOString();
  const made: IndexEntry['item'] = {
    ...item,
    code: `${item.code}-${number}`,
    ids: [`Sku${number}`],
    texts,
    grapes:
      share(5) < 0.3 ? [inventedWord(skewed(share(6), VARIETY.grapes) + 50_000)] : item.grapes,
    region: share(7) < 0.5 ? inventedWord(skewed(share(8), VARIETY.regions) + 51_000) : item.region,
    metadata: { ...item.metadata, facts: { ...Object(item.metadata['facts']), producer } },
    soldBefore: Math.floor(share(9) ** 4 * 5000),
    createdAt: time,
    updatedAt: time,
    offers: offersOf(Object.values(item.offers), markets, number),
  };
  return {
    item: {
      ...made,
      texts: Object.fromEntries(
        INDEX_LOCALES.map((it) => [it, { name: texts[it].name, summary: texts[it].summary }]),
      ) as IndexEntry['item']['texts'],
    },
    search: searchTextOf(made, texts),
  };
};

interface Size {
  skus: number;
  markets: readonly string[];
}

/** The items of a large catalog in batches of 500, the same in every run. */
export const largeCatalog = function* (
  demo: readonly IndexEntry[],
  { skus, markets }: Size,
): Generator<IndexEntry[]> {
  for (let from = 0; from < skus; from += 500)
    yield Array.from({ length: Math.min(500, skus - from) }, (_, index) => {
      const base = demo[(from + index) % demo.length];
      if (!base) throw new Error('The demo catalog has no items');
      return largeEntry(base, markets, from + index);
    });
};
