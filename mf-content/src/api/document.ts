import { fail, missingCode, ok } from '@shop/contracts/commerce';
import type { Locale } from '@shop/contracts/market';
import type { InfoPage } from '@shop/contracts/routing';
import { api, type OpenOperation } from '@shop/contracts/store';
import type { ContentDocument } from '../model/content-document.ts';

export interface DocumentArg {
  page: InfoPage;
  locale: Locale;
}

const read = ({ page, locale }: DocumentArg): OpenOperation<ContentDocument> => ({
  anyone: async () => {
    try {
      const file: { default: ContentDocument } = await import(
        /* webpackChunkName: "content-[request]" */ `shop-content/${page}/${locale}.md`
      );
      return ok(file.default);
    } catch (error) {
      return fail({ code: missingCode(error), status: 0, detail: String(error), fields: [] });
    }
  },
});

/**
 * A page's text in one language, a chunk of its own. A page opened by its address has it in its state already and
 * fetches none; only a step from page to page within the shop does.
 */
export const documentApi = api.injectEndpoints({
  endpoints: (build) => ({
    contentDocument: build.query<ContentDocument, DocumentArg>({ query: read }),
  }),
});

export const { useContentDocumentQuery: useDocumentQuery } = documentApi;
