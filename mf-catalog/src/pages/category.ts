import { languageTag } from '@shop/contracts/market';
import type { PageContext, PageHead, PageResult } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { bundlesApi } from '../card/bundle-cards.ts';
import { CARD_SIZES } from '../card/card-grid.tsx';
import type { CardView } from '../card/card.ts';
import { type Category, findCategory } from '../category/categories.ts';
import { categoryCrumbs } from '../category/crumbs.ts';
import { listingApi } from '../listing/listing-api.ts';
import { categoryArg } from '../listing/listing-args.ts';
import { listingFromForm } from '../listing/listing-price.ts';
import {
  UNFILTERED,
  listingPath,
  type ListingQuery,
  parseListingQuery,
} from '../listing/listing-query.ts';
import { notFoundPage } from '../not-found/not-found-page.ts';
import { preloadPicture } from '../pictures/preload-picture.ts';
import { listDescription } from '../seo/descriptions.ts';
import { breadcrumbJsonLd, itemListJsonLd } from '../seo/lists-json-ld.ts';
import { sharedPicture } from '../seo/shared-picture.ts';
import { awaitQuery } from '../shared/await-query.ts';
import { failedPage } from '../shared/failed-page.ts';
import { scopeOf } from '../shared/scope.ts';

export { CategoryPage as Page } from './category-page.tsx';

/** Head of a category. The canonical URL keeps the page and drops the order. */
const categoryHead = (
  { text, prefix, config, market, locale }: PageContext,
  { key }: Category,
  { page }: ListingQuery,
  cards: readonly CardView[],
): PageHead => {
  const place = { origin: config.origin, prefix };
  const name = text(`category.${key}.name`);
  const first = cards[0]?.picture;
  return {
    title:
      page > 1
        ? text('catalog.category.head_page', { name, page })
        : text('catalog.category.head', { name }),
    canonical: listingPath(paths.category(key), { ...UNFILTERED, page }),
    // A market with fewer items has fewer pages.
    ...(page > 1 && { markets: [market.market_code] }),
    preloadImage: preloadPicture(first, CARD_SIZES),
    // For search engines and shared links, which read documents. The browser does not need this code.
    ...(process.env.TARGET !== 'web' && {
      description: listDescription(text(`category.${key}.intro`), cards, locale),
      image: sharedPicture(name),
      jsonLd: [
        breadcrumbJsonLd(categoryCrumbs(key, text), place),
        ...(cards.length > 0 ? [itemListJsonLd(cards, place)] : []),
      ],
    }),
  };
};

/** Loads one page of a category. An unknown category or a page past the last is 404. */
export const load = async (context: PageContext): Promise<PageResult> => {
  const { store, params, query, prefix } = context;
  const category = findCategory(params.category ?? '');
  if (!category) return notFoundPage(context);
  const listing = parseListingQuery(query);
  const place = paths.category(category.key);
  const submitted = listingFromForm(query, listing, languageTag(context));
  if (submitted) return { status: 302, location: `${prefix}${listingPath(place, submitted)}` };
  const scope = scopeOf(context);
  const arg = categoryArg(scope, category, listing);
  const answer = await awaitQuery(
    store.dispatch(listingApi.endpoints.catalogListing.initiate(arg)),
  );
  if (!answer.ok) return failedPage(context);
  const { facets, pageCount, items } = answer.value;
  if (listing.page > 1 && listing.page > pageCount) return notFoundPage(context);
  // The index lists bundles among the SKUs; the platform lists them separately.
  if (!facets && category.bundles)
    await awaitQuery(store.dispatch(bundlesApi.endpoints.catalogBundles.initiate(scope)));
  return { status: 200, head: categoryHead(context, category, listing, items) };
};
