import type { PageContext, PageResult } from '@shop/contracts/remote';
import { producerItemsApi } from '../../api/producer-items.ts';
import { scopeOf } from '../../api/scope.ts';
import { awaitQuery } from '../../api/await-query.ts';
import { producerOf } from '../../model/producers/producers.ts';
import { notFoundPage } from '../not-found/not-found-page.ts';
import { producerArg } from './producer-arg.ts';
import { producerHead } from './producer-head.ts';
import { producerRegion, STORY_CHUNK } from './producer-region.ts';

/**
 * Loads the page of a producer; an unknown one is 404. Its story does not depend on the index: where that is out of
 * reach the page stands, offers to read the items again, and is not kept.
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
