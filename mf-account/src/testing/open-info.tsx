import { render } from '@testing-library/react';
import { ok, type Result } from '@shop/contracts/commerce';
import type { DeliveryTerms } from '@shop/contracts/commerce/catalogue';
import { createText } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import { PageParamsProvider } from '@shop/contracts/routing';
import { answerEndpoints, createTestPage, inShop } from '@shop/contracts/testing';
import { load, Page } from '../pages/info/index.ts';
import remote from '../remote.ts';
import { makeTerms } from './make-terms.ts';

interface Options {
  locale?: Locale;
  country?: string;
  delivery?: Result<readonly DeliveryTerms[]>;
}

/** Loads and shows `/info/<page>` as the shell does. */
export const openInfo = async (name: string, options: Options = {}) => {
  const { delivery = ok([makeTerms()]), ...place } = options;
  answerEndpoints({ queries: { contentDeliveryTerms: () => delivery } });
  const page = createTestPage(place);
  const { store, config, context } = page;
  const params = { page: name };
  const text = createText(context.locale, await remote.messages(context.locale, 'pages'));
  const query = new URLSearchParams();
  const result = await load({ ...context, store, config, params, query, text });
  const element = await inShop(
    <PageParamsProvider params={params}>
      <Page />
    </PageParamsProvider>,
    remote,
    page,
    `/info/${name}`,
  );
  return { ...page, result, ...render(element) };
};
