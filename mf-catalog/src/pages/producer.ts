import { createText } from '@shop/contracts/i18n';
import type { PageContext, PageHead, PageResult } from '@shop/contracts/remote';
import type { CardView } from '../card/card.ts';
import { categoryCrumbs } from '../category/crumbs.ts';
import { notFoundPage } from '../not-found/not-found-page.ts';
import { producerArg, producerItemsApi } from '../producer/producer-items.ts';
import { producerRegion, STORY_CHUNK } from '../producer/producer-region.ts';
import { type Producer, producerOf, producerPath } from '../producer/producers.ts';
import { metaDescription } from '../seo/meta-description.ts';
import { breadcrumbJsonLd, itemListJsonLd } from '../seo/lists-json-ld.ts';
import { sharedPicture } from '../seo/shared-picture.ts';
import { awaitQuery } from '../shared/await-query.ts';
import { scopeOf } from '../shared/scope.ts';

export { ProducerPage as Page } from './producer-page.tsx';

/**
 * Head of a producer's page.
 *
 * @param cards its items in the market; null if unknown. A page without items is noindex.
 */
const producerHead = async (
  context: PageContext,
  { key, name, region, category }: Producer,
  cards: readonly CardView[] | null,
): Promise<PageHead> => {
  const { text, prefix, config, locale } = context;
  const place = { origin: config.origin, prefix };
  const path = producerPath(key);
  const title = text('catalog.item.head', { name });
  const head = { title, canonical: path };
  // For search engines and shared links, which read documents. The browser does not need this code.
  if (process.env.TARGET !== 'web') {
    const { producerTexts } = await import(
      /* webpackChunkName: "page-producer-story" */ '../producer/producer-story.tsx'
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

/**
 * Loads the page of a producer; an unknown one is 404. The story does not depend on the index: if the index fails,
 * the page renders with a retry and is not cached.
 */
export const load = async (context: PageContext): Promise<PageResult> => {
  const producer = producerOf(context.params.producer ?? '');
  if (!producer) return notFoundPage(context);
  const arg = producerArg(scopeOf(context), producer);
  const [items] = await Promise.all([
    awaitQuery(
      context.store.dispatch(producerItemsApi.endpoints.catalogProducerItems.initiate(arg)),
    ),
    producerRegion.prepare(),
  ]);
  return {
    status: 200,
    head: await producerHead(context, producer, items.ok ? items.value : null),
    styles: [STORY_CHUNK],
  };
};
