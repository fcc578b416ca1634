import type { PageContext, PageHead } from '@shop/contracts/remote';
import { HERO_PICTURE } from '../../model/pictures/hero-picture.ts';
import { itemListJsonLd } from '../../model/json-ld/item-list-json-ld.ts';
import { organizationJsonLd } from '../../model/json-ld/organization-json-ld.ts';
import { webSiteJsonLd } from '../../model/json-ld/web-site-json-ld.ts';
import type { NewArrivals } from '../../model/cards/new-arrivals.ts';
import { metaDescription } from '../../model/head/meta-description.ts';
import { preloadPicture } from '../../model/pictures/preload-picture.ts';
import { sharedPicture } from '../../model/pictures/shared-picture.ts';
import { HERO_PICTURE_SIZES } from './hero-picture-sizes.ts';

/** Head of the home page, with its large picture for the preload. */
export const homeHead = (
  { text, prefix, config, locale }: PageContext,
  { lead, cards }: NewArrivals,
): PageHead => {
  const place = { origin: config.origin, prefix };
  const shown = lead ? [lead, ...cards] : cards;
  return {
    title: text('catalog.home.head'),
    canonical: '/',
    preloadImage: preloadPicture(HERO_PICTURE, HERO_PICTURE_SIZES),
    // For search engines and shared links, which read documents: its code is not for the browser.
    ...(process.env.TARGET !== 'web' && {
      description: metaDescription([text('catalog.home.description'), text('catalog.home.intro')]),
      image: sharedPicture(text('catalog.home.head')),
      jsonLd: [
        organizationJsonLd(place, config),
        webSiteJsonLd(place, locale),
        ...(shown.length > 0 ? [itemListJsonLd(shown, place)] : []),
      ],
    }),
  };
};
