import type { PageContext, PageResult } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { deliveryTermsApi } from '../../api/delivery-terms.ts';
import { documentApi } from '../../api/document.ts';
import { awaitQuery } from '../../api/await-query.ts';
import type { ContentDocument } from '../../model/info/content-document.ts';
import { findPage } from '../../model/info/pages.ts';
import { plainText } from '../../model/info/plain-text.ts';
import { valuesOf } from '../../model/info/values-of.ts';

const hasInsert = ({ blocks }: ContentDocument, name: string): boolean =>
  blocks.some((block) => block.type === 'insert' && block.name === name);

/**
 * Loads a page of text, and the terms of delivery where it shows them: without them the page is still good. An unknown
 * page is a 404; 503 where the text's chunk does not come.
 */
export const load = async (context: PageContext): Promise<PageResult> => {
  const { store, params, locale, market, config, text } = context;
  const page = findPage(params.page);
  const title = (name: string) => text('content.head', { name });
  if (!page)
    return {
      status: 404,
      page: 'shell',
      head: { title: title(text('content.not_found.title')), robots: 'noindex' },
    };
  const read = await awaitQuery(
    store.dispatch(documentApi.endpoints.contentDocument.initiate({ page, locale })),
  );
  if (!read.ok)
    return {
      status: 503,
      head: { title: title(text('content.trouble.title')), robots: 'noindex' },
    };
  if (hasInsert(read.value, 'delivery'))
    await awaitQuery(
      store.dispatch(deliveryTermsApi.endpoints.contentDeliveryTerms.initiate(market.market_code)),
    );
  return {
    status: 200,
    head: {
      title: title(read.value.title),
      description: plainText(read.value.lead, valuesOf(config.merchant, context)),
      canonical: paths.info(page),
    },
  };
};
