import type { FacetCount, ListingFacets } from '@shop/contracts/commerce/catalogue';
import { asRecord } from '@shop/contracts/commerce/metadata';
import { itemKey, type IndexedItem } from '../../item/indexed-item.ts';
import type { PageOfNumbers } from '../facet-index.ts';
import type { FacetName } from '../item-columns.ts';
import { scoreOf, type Rating } from '../popularity.ts';
import type { FacetQuery } from '../listing-query.ts';

/** Ratings by item key, sold quantity by market and item key: `it-eur sku:A`. */
export interface NaivePopularity {
  ratings: Map<string, Rating>;
  sold: Map<string, number>;
}

type Numbered = [number, IndexedItem];

const BANDS = [
  [null, 1000],
  [1000, 2000],
  [2000, 4000],
  [4000, null],
] as const;

const valuesOf = (item: IndexedItem, name: FacetName): readonly string[] => {
  if (name === 'grape') return item.grapes;
  if (name === 'region') return item.region === null ? [] : [item.region];
  if (name === 'colour') return item.colour === null ? [] : [item.colour];
  return item.sizeMl === null ? [] : [String(item.sizeMl)];
};

/** The expected listing, computed by testing every item. */
export const naiveListing = (
  items: ReadonlyMap<number, IndexedItem>,
  query: FacetQuery,
  { page: asked, pageSize }: { page: number; pageSize: number },
  { ratings, sold }: NaivePopularity = { ratings: new Map(), sold: new Map() },
): PageOfNumbers & { facets: ListingFacets } => {
  const offerOf = ([, item]: Numbered) => item.offers[query.market];
  const known = (name: FacetName) =>
    new Set([...items.values()].flatMap((it) => valuesOf(it, name)));
  const chosen = (name: FacetName) => {
    const values = known(name);
    return query.facets[name].filter((it) => values.has(it));
  };
  const byFacet = (name: FacetName) => {
    const values = chosen(name);
    return (it: Numbered) =>
      values.length === 0 || valuesOf(it[1], name).some((value) => values.includes(value));
  };
  const cents = (it: Numbered) => offerOf(it)?.priceCents ?? 0;
  const filters: Record<string, (it: Numbered) => boolean> = {
    grape: byFacet('grape'),
    region: byFacet('region'),
    size: byFacet('size'),
    colour: byFacet('colour'),
    price: (it) =>
      cents(it) >= (query.price?.from ?? 0) && cents(it) <= (query.price?.to ?? Infinity),
    available: (it) => !query.available || (offerOf(it)?.stock ?? 0) >= 1,
    offers: (it) => !query.offers || (offerOf(it)?.compareAtCents ?? null) !== null,
  };
  const base = [...items].filter(
    (it) =>
      offerOf(it) !== undefined &&
      (query.category === null || it[1].categories.includes(query.category)) &&
      (query.producer === null ||
        asRecord(it[1].metadata['facts'])['producer'] === query.producer) &&
      (query.found === null || query.found.includes(it[0])),
  );
  const without = (name: string | null) =>
    base.filter((it) =>
      Object.entries(filters).every(([filter, fits]) => filter === name || fits(it)),
    );
  const counts = (name: FacetName): FacetCount[] => {
    const rest = without(name);
    const asked = chosen(name);
    return [...known(name)]
      .map((value) => ({
        value,
        count: rest.filter((it) => valuesOf(it[1], name).includes(value)).length,
      }))
      .filter(({ value, count }) => count > 0 || asked.includes(value));
  };
  const byCount = (a: FacetCount, b: FacetCount) =>
    b.count - a.count || (a.value < b.value ? -1 : 1);
  const prices = without('price').map(cents);

  const collator = new Intl.Collator(query.locale, { numeric: true });
  const name = (it: Numbered) => it[1].texts[query.locale].name;
  const byName = (a: Numbered, b: Numbered) => collator.compare(name(a), name(b)) || a[0] - b[0];
  const byPrice = (a: Numbered, b: Numbered) => cents(a) - cents(b) || a[0] - b[0];
  const pieces = ([, it]: Numbered) =>
    it.soldBefore + (sold.get(`${query.market} ${itemKey(it)}`) ?? 0);
  const score = ([, it]: Numbered) => scoreOf(ratings.get(itemKey(it)));
  const orders: Record<string, (a: Numbered, b: Numbered) => number> = {
    name: byName,
    price: byPrice,
    '-price': (a, b) => byPrice(b, a),
    newest: (a, b) => Date.parse(b[1].createdAt) - Date.parse(a[1].createdAt) || b[0] - a[0],
    'best-selling': (a, b) => pieces(b) - pieces(a) || a[0] - b[0],
    'best-rated': (a, b) => score(b) - score(a) || a[0] - b[0],
    relevance: (a, b) =>
      query.found === null ? byName(a, b) : query.found.indexOf(a[0]) - query.found.indexOf(b[0]),
  };
  const all = without(null).toSorted(orders[query.sort]);
  const isMarket = [...items].some((it) => offerOf(it) !== undefined);
  const pageCount = Math.max(1, Math.ceil(all.length / pageSize));
  const page = Math.min(asked, pageCount);
  return {
    numbers: all.slice((page - 1) * pageSize, page * pageSize).map(([number]) => number),
    total: all.length,
    page,
    pageCount,
    facets: {
      grape: isMarket ? counts('grape').toSorted(byCount) : [],
      region: isMarket ? counts('region').toSorted(byCount) : [],
      size: isMarket ? counts('size').toSorted((a, b) => Number(a.value) - Number(b.value)) : [],
      colour: isMarket ? counts('colour').toSorted(byCount) : [],
      prices: BANDS.map(([from, to]) => ({
        from,
        to,
        count: prices.filter((it) => it >= (from ?? 0) && it <= (to ?? Infinity)).length,
      })).filter((it) => it.count > 0),
      price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
      available: without('available').filter((it) => (offerOf(it)?.stock ?? 0) >= 1).length,
      offers: without('offers').filter((it) => (offerOf(it)?.compareAtCents ?? null) !== null)
        .length,
    },
  };
};
