import { createText } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { PageParamsProvider } from '@shop/contracts/routing';
import { inShop } from '@shop/contracts/testing';
import remote from '../remote.ts';
import { createTestPage, type TestPage } from './test-page.tsx';

interface Address {
  params?: Record<string, string>;
  /** `?sort=price` */
  search?: string;
  page?: TestPage;
}

/** Loads a page as the shell does; gives what it came to and what to render. */
export const openPage = async (
  { load, Page }: PageModule,
  { params = {}, search = '', page = createTestPage() }: Address = {},
) => {
  const { store, config, context } = page;
  const text = createText(context.locale, await remote.messages(context.locale));
  const query = new URLSearchParams(search);
  const result = await load({ ...context, store, config, params, query, text });
  const element = await inShop(
    <PageParamsProvider params={params}>
      <Page />
    </PageParamsProvider>,
    remote,
    page,
    `/page${search}`,
  );
  return { ...page, result, element };
};
