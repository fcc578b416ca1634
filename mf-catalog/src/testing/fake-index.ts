import { fail, ok, type CommerceError } from '@shop/contracts/commerce';
import type {
  CatalogueItem,
  CatalogueListing,
  FacetCount,
  listCatalogue,
  ListingQuery,
} from '@shop/contracts/commerce/catalogue';

/** Content of the index, and the received queries. */
export interface FakeIndex {
  items: CatalogueItem[];
  bundles: CatalogueItem[];
  /** Only the index is unreachable. */
  indexFailure: CommerceError | null;
  /** Term → corrected spelling. */
  corrections: Record<string, string>;
  listings: ListingQuery[];
}

type Facet = 'grape' | 'region' | 'size' | 'colour';

const factOf = (item: CatalogueItem, facet: Facet): string => {
  const facts = (item.metadata.facts ?? {}) as Record<string, unknown>;
  return String(facts[facet === 'size' ? 'size_ml' : facet] ?? '');
};

const cents = (item: CatalogueItem): number => item.price?.cents ?? 0;

/** As in a market whose countries have the duty to show the lowest price. */
const isOffer = (it: CatalogueItem): boolean =>
  it.kind === 'sku' && it.compareAt !== null && it.metadata.lowest_prices !== undefined;

/** Predicates by filter name. */
const tests = {
  category: (it: CatalogueItem, { category }: ListingQuery) =>
    !category || (it.metadata.categories as string[]).includes(category),
  search: (it: CatalogueItem, { search }: ListingQuery) =>
    !search || it.name.toLowerCase().includes(search.toLowerCase()),
  grape: (it: CatalogueItem, { grape = [] }: ListingQuery) =>
    grape.length === 0 || grape.includes(factOf(it, 'grape')),
  region: (it: CatalogueItem, { region = [] }: ListingQuery) =>
    region.length === 0 || region.includes(factOf(it, 'region')),
  size: (it: CatalogueItem, { size = [] }: ListingQuery) =>
    size.length === 0 || size.includes(factOf(it, 'size')),
  colour: (it: CatalogueItem, { colour = [] }: ListingQuery) =>
    colour.length === 0 || colour.includes(factOf(it, 'colour')),
  price: (it: CatalogueItem, { price }: ListingQuery) =>
    cents(it) >= (price?.from ?? 0) && cents(it) <= (price?.to ?? Infinity),
  available: (it: CatalogueItem, { available }: ListingQuery) => !available || it.stock > 0,
  offers: (it: CatalogueItem, { offers }: ListingQuery) => !offers || isOffer(it),
};

const orders = {
  relevance: () => 0,
  name: (a: CatalogueItem, b: CatalogueItem) => a.name.localeCompare(b.name),
  price: (a: CatalogueItem, b: CatalogueItem) => cents(a) - cents(b),
  '-price': (a: CatalogueItem, b: CatalogueItem) => cents(b) - cents(a),
  newest: () => 0,
  'best-selling': () => 0,
  'best-rated': (a: CatalogueItem, b: CatalogueItem) =>
    (b.rating?.average ?? 0) - (a.rating?.average ?? 0),
};

/** Drops unknown values, like the index. */
const knownOf = (all: readonly CatalogueItem[], query: ListingQuery): ListingQuery => {
  const known = (facet: Facet) =>
    query[facet]?.filter((value) => all.some((it) => factOf(it, facet) === value)) ?? [];
  return {
    ...query,
    grape: known('grape'),
    region: known('region'),
    size: known('size'),
    colour: known('colour'),
  };
};

const listingOf = (index: FakeIndex, asked: ListingQuery): CatalogueListing => {
  const all = [...index.items, ...index.bundles];
  const query = knownOf(all, asked);
  const found = (but?: keyof typeof tests) =>
    all.filter((it) =>
      Object.entries(tests).every(([name, fits]) => name === but || fits(it, query)),
    );
  const counts = (facet: Facet): FacetCount[] => {
    const values = found(facet).map((it) => factOf(it, facet));
    return [...new Set([...values, ...(query[facet] ?? [])])]
      .filter((value) => value !== '')
      .map((value) => ({ value, count: values.filter((it) => it === value).length }));
  };
  const { page = 1, pageSize = 24, search, sort = search ? 'relevance' : 'name' } = query;
  const items = found().toSorted(orders[sort]);
  const prices = found('price').map(cents);
  return {
    items: items.slice((page - 1) * pageSize, page * pageSize),
    total: items.length,
    page,
    pageCount: Math.ceil(items.length / pageSize),
    facets: {
      grape: counts('grape'),
      region: counts('region'),
      size: counts('size'),
      colour: counts('colour'),
      prices: [
        { from: null, to: 1000 },
        { from: 1000, to: 2000 },
        { from: 2000, to: null },
      ]
        .map(({ from, to }) => ({
          from,
          to,
          count: prices.filter((it) => it >= (from ?? 0) && it <= (to ?? Infinity)).length,
        }))
        .filter((it) => it.count > 0),
      price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
      available: found('available').filter((it) => it.stock > 0).length,
      offers: found('offers').filter(isOffer).length,
    },
    corrected: null,
  };
};

/** In-memory `listCatalogue`. */
export const fakeListCatalogue = (
  index: FakeIndex,
  query: ListingQuery,
): ReturnType<typeof listCatalogue> => {
  index.listings.push(query);
  return {
    anyone: async () => {
      if (index.indexFailure) return fail(index.indexFailure);
      const corrected = index.corrections[query.search ?? ''] ?? null;
      return ok({
        ...listingOf(index, corrected === null ? query : { ...query, search: corrected }),
        corrected,
      });
    },
  };
};
