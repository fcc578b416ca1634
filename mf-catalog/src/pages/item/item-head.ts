import type { PageContext, PageHead } from '@shop/contracts/remote';
import { categoryCrumbs } from '../../model/categories/crumbs.ts';
import { itemPath } from '../../model/item/item-path.ts';
import { breadcrumbJsonLd } from '../../model/json-ld/breadcrumb-json-ld.ts';
import { productJsonLd } from '../../model/json-ld/product-json-ld.ts';
import { preloadPicture } from '../../model/pictures/preload-picture.ts';
import type { ProductView } from '../../model/item/product.ts';
import { sharedPicture } from '../../model/pictures/shared-picture.ts';
import { ITEM_PICTURE_SIZES } from './item-picture-sizes.ts';

/** Head of an item's page. Both path words of a product have the same canonical address (S1). */
export const itemHead = (context: PageContext, product: ProductView): PageHead => {
  const { text, prefix, config } = context;
  const place = { origin: config.origin, prefix };
  const { name, summary, story, picture, category } = product;
  const path = itemPath(product);
  return {
    title: text('catalog.item.head', { name }),
    description: summary ?? story ?? text('catalog.item.description', { name }),
    canonical: path,
    item: product.code,
    preloadImage: preloadPicture(picture, ITEM_PICTURE_SIZES),
    // For search engines and shared links, which read documents: its code is not for the browser.
    ...(process.env.TARGET !== 'web' && {
      image: sharedPicture(name, picture),
      jsonLd: [
        productJsonLd(product, place),
        breadcrumbJsonLd([...categoryCrumbs(category, text), { label: name, to: path }], place),
      ],
    }),
  };
};
