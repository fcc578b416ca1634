import { commonMessages, createText, MessagesProvider } from '@shop/contracts/i18n';
import { ShopProvider, type PageModule } from '@shop/contracts/remote';
import { MemoryRouter, PageParamsProvider } from '@shop/contracts/routing';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import remote from '../remote.ts';
import { createTestPage, type TestPage } from './test-page.tsx';

/** The page around a piece: store, services, texts and router. */
export const inShop = async (
  piece: ReactElement,
  { store, shop, context }: TestPage,
  path = '',
): Promise<ReactElement> => {
  const { locale, prefix } = context;
  const messages = { ...(await commonMessages(locale)), ...(await remote.messages(locale)) };
  return (
    <Provider store={store}>
      <ShopProvider shop={shop}>
        <MessagesProvider locale={locale} messages={messages}>
          <MemoryRouter initialEntries={[`${prefix}${path}`]}>{piece}</MemoryRouter>
        </MessagesProvider>
      </ShopProvider>
    </Provider>
  );
};

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
    page,
    `/page${search}`,
  );
  return { ...page, result, element };
};
