import { makeEntry, makeOffer } from '../testing/make-entry.ts';
import type { IndexedItem } from '../item/indexed-item.ts';
import { INDEX_LOCALES } from '../item/locales.ts';
import { createFacetIndex, type FacetIndex } from './facet-index.ts';
import type { FacetQuery } from './listing-query.ts';
import { makeQuery } from './testing/make-query.ts';
import { naiveListing, type NaivePopularity } from './testing/naive-listing.ts';

// Each test scans every item many times, and the machine may be busy.
jest.setTimeout(60_000);

/** Seeded random numbers (mulberry32). */
const chanceFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let it = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  it = (it + Math.imul(it ^ (it >>> 7), 61 | it)) ^ it;
  return ((it ^ (it >>> 14)) >>> 0) / 4_294_967_296;
};
const chance = chanceFrom(20_261_120);
const below = (most: number) => Math.floor(chance() * most);
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)]!;
const some = <T>(values: readonly T[]): T[] => values.filter(() => chance() < 0.3);

const MARKETS = ['it-eur', 'gb-gbp', 'ch-chf'];
const CATEGORIES = ['wine', 'red', 'white', 'water'];
const GRAPES = ['barbera', 'nebbiolo', 'grillo'];
const REGIONS = ['piemonte', 'sicilia'];
const PRODUCERS = ['Cascina Orsarola', 'Maso Clarin'];
const SIZES = [375, 750, 1500];
const COLOURS = ['red', 'white', 'rose'];
const SORTS = [
  'relevance',
  'name',
  'price',
  '-price',
  'newest',
  'best-selling',
  'best-rated',
] as const;
const NAMES = ['Barolo', 'àlbana', 'Zibibbo', 'Öl', 'ñ', 'Vino 10', 'Vino 9', 'Étna'];

/** Different in every language. */
const aName = () =>
  Object.fromEntries(
    INDEX_LOCALES.map((it) => [it, { name: oneOf(NAMES), summary: null }]),
  ) as IndexedItem['texts'];

const anItem = (code: string): IndexedItem =>
  makeEntry({
    code,
    texts: aName(),
    categories: some(CATEGORIES),
    grapes: some(GRAPES),
    region: oneOf([...REGIONS, null]),
    sizeMl: oneOf([...SIZES, null]),
    metadata: { facts: { producer: oneOf([...PRODUCERS, null]) } },
    colour: oneOf([...COLOURS, null]),
    soldBefore: below(20),
    createdAt: new Date(1_760_000_000_000 + below(50) * 1000).toISOString(),
    offers: Object.fromEntries(
      some(MARKETS).map((market) => {
        const priceCents = below(30) * 100;
        const compareAtCents = chance() < 0.3 ? priceCents + 100 : null;
        return [market, makeOffer({ priceCents, compareAtCents, stock: below(4) })];
      }),
    ),
  }).item;

const aQuery = (found: readonly number[] | null): FacetQuery => ({
  market: oneOf([...MARKETS, 'nowhere']),
  locale: oneOf(['it', 'en', 'de', 'es', 'fr'] as const),
  category: chance() < 0.4 ? oneOf([...CATEGORIES, 'unknown']) : null,
  producer: chance() < 0.2 ? oneOf([...PRODUCERS, 'Nobody']) : null,
  facets: {
    grape: chance() < 0.4 ? some(GRAPES) : [],
    region: chance() < 0.4 ? some(REGIONS) : [],
    size: chance() < 0.4 ? some(SIZES).map(String) : [],
    colour: chance() < 0.3 ? some(COLOURS) : [],
  },
  price:
    chance() < 0.4
      ? { from: oneOf([null, below(20) * 100]), to: oneOf([null, below(40) * 100]) }
      : null,
  available: chance() < 0.3,
  offers: chance() < 0.2,
  sort: oneOf(SORTS),
  found,
});

/** All items of one market. */
const ALL = makeQuery();

/** A loaded and repeatedly changed index, with a model of the items it must contain. */
const filled = async (): Promise<[FacetIndex, Map<number, IndexedItem>, NaivePopularity]> => {
  const popularity: NaivePopularity = { ratings: new Map(), sold: new Map() };
  const items = new Map(Array.from({ length: 150 }, (_, it) => [it + 1, anItem(`ITEM-${it + 1}`)]));
  const index = createFacetIndex();
  const grow = () => {
    const key = `sku:ITEM-${below(200)}`;
    const count = below(9);
    const rating = { sum: count * (1 + below(5)), count };
    popularity.ratings.set(key, rating);
    index.rate(key, rating);
    const [market, pieces] = [oneOf(MARKETS), 1 + below(9)];
    const sale = `${market} ${key}`;
    popularity.sold.set(sale, (popularity.sold.get(sale) ?? 0) + pieces);
    index.addSold(market, key, pieces);
  };
  for (let times = 0; times < 50; times += 1) grow();
  await index.load(
    (async function* () {
      yield [...items].map(([number, item]) => ({ number, item }));
    })(),
  );
  for (let round = 0; round < 150; round += 1) {
    grow();
    const number = 1 + below(200);
    if (chance() < 0.3) {
      items.delete(number);
      index.remove([number]);
    } else {
      const several = Array.from({ length: 1 + below(6) }, (_, it) => number + it * below(4));
      const changed = new Map(several.map((it) => [it, anItem(`ITEM-${it}`)]));
      for (const [it, item] of changed) items.set(it, item);
      index.set([...changed].map(([it, item]) => ({ number: it, item })));
    }
  }
  return [index, items, popularity];
};

describe('the facet index', () => {
  it('S2 filters, counts, sorts and pages as a plain look at every item does', async () => {
    const [index, items, popularity] = await filled();
    for (let round = 0; round < 600; round += 1) {
      const found = chance() < 0.3 ? [...items.keys()].filter(() => chance() < 0.4) : null;
      const query = aQuery(found?.toSorted(() => chance() - 0.5) ?? null);
      const paging = { page: 1 + below(6), pageSize: 1 + below(20) };
      expect({ query, paging, ...index.list(query, paging) }).toEqual({
        query,
        paging,
        ...naiveListing(items, query, paging, popularity),
      });
    }
  });

  it('S2 does so with thousands of items too, which it counts in another way', async () => {
    const items = new Map(
      Array.from({ length: 2400 }, (_, it) => {
        const offers = { 'it-eur': makeOffer({ priceCents: below(3000), stock: below(4) }) };
        return [it + 1, { ...anItem(`ITEM-${it + 1}`), offers }];
      }),
    );
    const index = createFacetIndex();
    index.set([...items].map(([number, item]) => ({ number, item })));
    for (let round = 0; round < 15; round += 1) {
      const query = { ...aQuery(null), market: 'it-eur', category: null };
      const paging = { page: 1 + below(6), pageSize: 24 };
      expect({ query, ...index.list(query, paging) }).toEqual({
        query,
        ...naiveListing(items, query, paging),
      });
    }
  });

  it('S2 returns the price range of the filtered items, also among thousands', () => {
    const index = createFacetIndex();
    const offerAt = (place: number) =>
      makeOffer({ priceCents: place * 10, stock: place > 2 && place < 1990 ? 1 : 0 });
    index.set(
      Array.from({ length: 2000 }, (_, number) => ({
        number,
        item: { ...anItem(`ITEM-${number}`), offers: { 'it-eur': offerAt(number) } },
      })),
    );
    const query = { ...ALL, available: true };
    const { facets } = index.list(query, { page: 1, pageSize: 24 });
    expect(facets.price).toEqual({ min: 30, max: 19_890 });
  });

  it('S2 counts an item once that names a grape twice', () => {
    const index = createFacetIndex();
    const { item } = makeEntry({ code: 'A', grapes: ['barbera', 'barbera'] });
    index.set([{ number: 1, item }]);
    const { facets } = index.list(ALL, { page: 1, pageSize: 24 });
    expect(facets.grape).toEqual([{ value: 'barbera', count: 1 }]);
  });

  it('S2 reflects each change in the next listing', () => {
    const index = createFacetIndex();
    const listed = () => {
      const { total, numbers, facets } = index.list(ALL, { page: 1, pageSize: 24 });
      return { total, numbers, available: facets.available };
    };
    const only = (...numbers: number[]) => ({
      total: numbers.length,
      numbers,
      available: numbers.length,
    });
    const entered = (number: number, code: string) => ({ number, item: makeEntry({ code }).item });
    expect(listed()).toEqual(only());
    index.set([entered(1, 'A')]);
    expect(listed()).toEqual(only(1));
    index.set([entered(2, 'B')]);
    expect(listed()).toEqual(only(1, 2));
    index.remove([1]);
    expect(listed()).toEqual(only(2));
    index.set([entered(3, 'B')]);
    expect(listed()).toEqual(only(3));
  });

  it('knows an item by its code, and bundles apart, until it is removed', () => {
    const index = createFacetIndex();
    const { item } = makeEntry({ code: 'BOX', kind: 'bundle' });
    index.set([{ number: 7, item }]);
    expect([...index.columns.numbers]).toEqual([['bundle:BOX', 7]]);
    expect([...index.columns.bundles]).toEqual([7]);
    index.remove([7]);
    expect(index.columns.numbers.size).toBe(0);
    expect(index.columns.bundles.size).toBe(0);
  });

  it('S2 counts a facet with all filters but its own', async () => {
    const index = createFacetIndex();
    const items = ['barbera', 'barbera', 'nebbiolo'].map((grape, it) => ({
      number: it,
      item: makeEntry({ code: `${it}`, grapes: [grape], sizeMl: it === 0 ? 375 : 750 }).item,
    }));
    index.set(items);
    const query = { ...aQuery(null), market: 'it-eur', category: null, price: null };
    const { facets, total } = index.list(
      {
        ...query,
        facets: { grape: ['barbera'], region: [], size: ['750'], colour: [] },
        available: false,
        offers: false,
      },
      { page: 1, pageSize: 24 },
    );
    expect(total).toBe(1);
    expect(facets.grape).toEqual([
      { value: 'barbera', count: 1 },
      { value: 'nebbiolo', count: 1 },
    ]);
    expect(facets.size).toEqual([
      { value: '375', count: 1 },
      { value: '750', count: 1 },
    ]);
  });
});
