import { createText } from '@shop/contracts/i18n';
import type { PageContext, PageHead } from '@shop/contracts/remote';
import type { CardView } from '../../model/cards/card.ts';
import { categoryCrumbs } from '../../model/categories/crumbs.ts';
import { metaDescription } from '../../model/head/meta-description.ts';
import { breadcrumbJsonLd } from '../../model/json-ld/breadcrumb-json-ld.ts';
import { itemListJsonLd } from '../../model/json-ld/item-list-json-ld.ts';
import { sharedPicture } from '../../model/pictures/shared-picture.ts';
import { producerPath } from '../../model/producers/producer-path.ts';
import type { Producer } from '../../model/producers/producers.ts';

/**
 * Head of a producer's page.
 *
 * @param cards what the market sells of it; null while no one knows. A page without any is for no search engine.
 */
export const producerHead = async (
  context: PageContext,
  { key, name, region, category }: Producer,
  cards: readonly CardView[] | null,
): Promise<PageHead> => {
  const { text, prefix, config, locale } = context;
  const place = { origin: config.origin, prefix };
  const path = producerPath(key);
  const title = text('catalog.item.head', { name });
  const head = { title, canonical: path };
  // For search engines and shared links, which read documents: its code is not for the browser.
  if (process.env.TARGET !== 'web') {
    const { producerTexts } = await import(
      /* webpackChunkName: "page-producer-story" */ './producer-texts.ts'
    );
    const story = createText(locale, producerTexts[locale])(`producer.${key}.story`);
    const crumbs = [...categoryCrumbs(category, text), { label: name, to: path }];
    return {
      ...head,
      description: metaDescription([`${name}, ${text(`fact.region.${region}`)}.`, story]),
      ...(cards?.length === 0 && { robots: 'noindex' }),
      image: sharedPicture(name),
      jsonLd: [
        breadcrumbJsonLd(crumbs, place),
        ...(cards?.length ? [itemListJsonLd(cards, place)] : []),
      ],
    };
  }
  return head;
};
