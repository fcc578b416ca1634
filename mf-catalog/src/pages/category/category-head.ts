import type { PageContext, PageHead } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { CARD_SIZES } from '../../components/cards/card-sizes.ts';
import type { CardView } from '../../model/cards/card.ts';
import type { Category } from '../../model/categories/categories.ts';
import { categoryCrumbs } from '../../model/categories/crumbs.ts';
import { listDescription } from '../../model/head/list-description.ts';
import { breadcrumbJsonLd } from '../../model/json-ld/breadcrumb-json-ld.ts';
import { itemListJsonLd } from '../../model/json-ld/item-list-json-ld.ts';
import { listingPath } from '../../model/listing/listing-path.ts';
import { EVERYTHING, type ListingQuery } from '../../model/listing/listing-query.ts';
import { preloadPicture } from '../../model/pictures/preload-picture.ts';
import { sharedPicture } from '../../model/pictures/shared-picture.ts';

/** Head of a category. The canonical address keeps the page and drops the order. */
export const categoryHead = (
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
    canonical: listingPath(paths.category(key), { ...EVERYTHING, page }),
    // A market with fewer items has fewer pages.
    ...(page > 1 && { markets: [market.market_code] }),
    preloadImage: preloadPicture(first, CARD_SIZES),
    // For search engines and shared links, which read documents: its code is not for the browser.
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
