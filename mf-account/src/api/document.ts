import { fail, missingCode, ok } from '@shop/contracts/commerce';
import type { Locale } from '@shop/contracts/market';
import type { InfoPage } from '@shop/contracts/routing';
import { api, type OpenOperation } from '@shop/contracts/store';
import type { ContentDocument } from '../model/info/content-document.ts';

export interface DocumentArg {
  page: InfoPage;
  locale: Locale;
}

type Texts = Readonly<Record<InfoPage, ContentDocument>>;

const read = ({ page, locale }: DocumentArg): OpenOperation<ContentDocument> => ({
  anyone: async () => {
    try {
      const texts: Texts = await import(
        /* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`
      );
      return ok(texts[page]);
    } catch (error) {
      return fail({ code: missingCode(error), status: 0, detail: String(error), fields: [] });
    }
  },
});

/**
 * A page's text in one language. The texts of a language are one chunk: each further one is a hash more in the
 * container, which fragments of this team bring to other pages. A page opened by its address has it in its state already and
 * fetches none; only a step from page to page within the shop does.
 */
export const documentApi = api.injectEndpoints({
  endpoints: (build) => ({
    contentDocument: build.query<ContentDocument, DocumentArg>({ query: read }),
  }),
});

export const { useContentDocumentQuery: useDocumentQuery } = documentApi;
