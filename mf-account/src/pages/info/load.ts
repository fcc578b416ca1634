import { fail, ok, type Result } from '@shop/contracts/commerce';
import type { PageContext, PageResult } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import type { Inline, ContentDocument } from '../../model/info/content-document.ts';
import { type Values, valuesOf } from '../../model/info/values-of.ts';
import { deliveryTermsApi } from '../../api/delivery-terms.ts';
import { documentApi } from '../../api/document.ts';
import { findPage } from '../../model/info/pages.ts';

interface Reading<T> extends PromiseLike<{ data?: T; error?: unknown }> {
  unsubscribe: () => void;
}

/**
 * Waits for a query dispatched while a page loads. In the browser the subscription is given back, so that the
 * answer stays cached until the page's hook takes it over and is dropped some time after the page is left; a
 * store on the server lives for one page only and needs no timers.
 */
const awaitQuery = async <T>(reading: Reading<T>): Promise<Result<T, unknown>> => {
  const { data, error } = await reading;
  if (typeof document !== 'undefined') reading.unsubscribe();
  return data === undefined ? fail(error) : ok(data);
};

/** Plain text without formatting, for a page's description. */
export const plainText = (inlines: readonly Inline[], values: Values): string =>
  inlines
    .map((it) => {
      if (typeof it === 'string') return it;
      switch (it.type) {
        case 'value':
          return values[it.name];
        case 'code':
          return it.text;
        case 'break':
          return ' ';
        default:
          return plainText(it.children, values);
      }
    })
    .join('');

const hasInsert = ({ blocks }: ContentDocument, name: string): boolean =>
  blocks.some((block) => block.type === 'insert' && block.name === name);

/**
 * Loads a page of text, with delivery terms if it displays them (optional). Status 404 for an unknown page, 503 if
 * the text's chunk fails to load.
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
