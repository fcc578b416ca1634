import type { ItemReviews } from '@shop/contracts/commerce/catalogue';
import type { PageContext, PageHead } from '@shop/contracts/remote';
import { categoryCrumbs } from '../category/crumbs.ts';
import { itemDescription } from '../seo/descriptions.ts';
import { itemPath } from '../card/item-path.ts';
import { breadcrumbJsonLd } from '../seo/lists-json-ld.ts';
import type { ProductFacts } from '../seo/offer-json-ld.ts';
import { productJsonLd } from '../seo/product-json-ld.ts';
import { reviewsJsonLd } from '../seo/product-json-ld.ts';
import { preloadPicture } from '../pictures/preload-picture.ts';
import type { ProductView } from './product.ts';
import { sharedPicture } from '../seo/shared-picture.ts';
import { ITEM_PICTURE_SIZES } from './pictures/item-picture-sizes.ts';

/**
 * Head of an item page. Both path words of a product share one canonical URL (S1).
 *
 * Shipping terms and reviews are read on the server only.
 */
export const itemHead = (
  context: PageContext,
  product: ProductView,
  { terms, reviews }: Pick<ProductFacts, 'terms'> & { reviews: ItemReviews | null },
): PageHead => {
  const { text, prefix, config, market, country } = context;
  const place = { origin: config.origin, prefix };
  const { name, picture, category } = product;
  const crumbs = categoryCrumbs(category, text);
  const path = itemPath(product);
  return {
    title: text('catalog.item.head', { name }),
    canonical: path,
    item: product.code,
    preloadImage: preloadPicture(picture, ITEM_PICTURE_SIZES),
    // For search engines and shared links, which read documents. The browser does not need this code.
    ...(process.env.TARGET !== 'web' && {
      description: itemDescription(product, context, text),
      image: sharedPicture(name, product),
      jsonLd: [
        {
          ...productJsonLd(product, place, {
            terms,
            market,
            country,
            category: category && text(`category.${category}.name`),
          }),
          ...reviewsJsonLd(reviews),
        },
        breadcrumbJsonLd([...crumbs, { label: name, to: path }], place),
      ],
    }),
  };
};
