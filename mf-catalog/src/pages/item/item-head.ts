import type { ItemReviews } from '@shop/contracts/commerce/catalogue';
import type { PageContext, PageHead } from '@shop/contracts/remote';
import { categoryCrumbs } from '../../model/categories/crumbs.ts';
import { itemDescription } from '../../model/head/item-description.ts';
import { itemPath } from '../../model/item/item-path.ts';
import { breadcrumbJsonLd } from '../../model/json-ld/breadcrumb-json-ld.ts';
import { productJsonLd, type ProductFacts } from '../../model/json-ld/product-json-ld.ts';
import { reviewsJsonLd } from '../../model/json-ld/reviews-json-ld.ts';
import { preloadPicture } from '../../model/pictures/preload-picture.ts';
import type { ProductView } from '../../model/item/product.ts';
import { sharedPicture } from '../../model/pictures/shared-picture.ts';
import { ITEM_PICTURE_SIZES } from './item-picture-sizes.ts';

/**
 * Head of an item's page. Both path words of a product have the same canonical address (S1).
 *
 * What is said of the item beside what it says itself is read on the server alone.
 */
export const itemHead = (
  context: PageContext,
  product: ProductView,
  { terms, reviews }: Pick<ProductFacts, 'terms'> & { reviews: ItemReviews | null },
): PageHead => {
  const { text, prefix, config, market } = context;
  const place = { origin: config.origin, prefix };
  const { name, picture, category } = product;
  const crumbs = categoryCrumbs(category, text);
  const path = itemPath(product);
  return {
    title: text('catalog.item.head', { name }),
    canonical: path,
    item: product.code,
    preloadImage: preloadPicture(picture, ITEM_PICTURE_SIZES),
    // For search engines and shared links, which read documents: its code is not for the browser.
    ...(process.env.TARGET !== 'web' && {
      description: itemDescription(product, context, text),
      image: sharedPicture(name, product),
      jsonLd: [
        {
          ...productJsonLd(product, place, {
            terms,
            market,
            category: category && text(`category.${category}.name`),
          }),
          ...reviewsJsonLd(reviews),
        },
        breadcrumbJsonLd([...crumbs, { label: name, to: path }], place),
      ],
    }),
  };
};
