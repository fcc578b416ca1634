import type { PageContext, PageHead, PageResult } from '@shop/contracts/remote';
import { bundlesApi } from '../card/bundle-cards.ts';
import { HERO_PICTURE, HERO_PICTURE_SIZES } from '../home/hero-picture.ts';
import { type NewArrivals, newArrivalsApi } from '../home/new-arrivals.ts';
import { offersApi, offersArg } from '../home/offers.ts';
import { preloadPicture } from '../pictures/preload-picture.ts';
import { metaDescription } from '../seo/meta-description.ts';
import { itemListJsonLd } from '../seo/lists-json-ld.ts';
import { sharedPicture } from '../seo/shared-picture.ts';
import { organizationJsonLd, webSiteJsonLd } from '../seo/shop-json-ld.ts';
import { awaitQuery } from '../shared/await-query.ts';
import { failedPage } from '../shared/failed-page.ts';
import { scopeOf } from '../shared/scope.ts';

export { HomePage as Page } from './home-page.tsx';

/** Head of the home page, with its large picture for the preload. */
const homeHead = (
  { text, prefix, config, locale }: PageContext,
  { lead, cards }: NewArrivals,
): PageHead => {
  const place = { origin: config.origin, prefix };
  const listed = lead ? [lead, ...cards] : cards;
  return {
    title: text('catalog.home.head'),
    canonical: '/',
    preloadImage: preloadPicture(HERO_PICTURE, HERO_PICTURE_SIZES),
    // For search engines and shared links, which read documents. The browser does not need this code.
    ...(process.env.TARGET !== 'web' && {
      description: metaDescription([text('catalog.home.description'), text('catalog.home.intro')]),
      image: sharedPicture(text('catalog.home.head')),
      jsonLd: [
        organizationJsonLd(place, config),
        webSiteJsonLd(place, locale),
        ...(listed.length > 0 ? [itemListJsonLd(listed, place)] : []),
      ],
    }),
  };
};

/** Loads the home page of a market (S3). Offers and bundles are optional. */
export const load = async (context: PageContext): Promise<PageResult> => {
  const { store } = context;
  const scope = scopeOf(context);
  const [arrivals] = await Promise.all([
    awaitQuery(store.dispatch(newArrivalsApi.endpoints.catalogNewArrivals.initiate(scope))),
    awaitQuery(store.dispatch(offersApi.endpoints.catalogOffers.initiate(offersArg(context)))),
    awaitQuery(store.dispatch(bundlesApi.endpoints.catalogBundles.initiate(scope))),
  ]);
  if (!arrivals.ok) return failedPage(context);
  return { status: 200, head: homeHead(context, arrivals.value) };
};
