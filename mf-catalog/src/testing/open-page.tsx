import { createText } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { OwnLocation, PageParamsProvider, useLocation } from '@shop/contracts/routing';
import { inShop } from '@shop/contracts/testing';
import { useState, type ReactNode } from 'react';
import remote from '../remote.ts';
import { createTestPage, type TestPage } from './test-page.tsx';

interface Address {
  params?: Record<string, string>;
  /** `?sort=price` */
  search?: string;
  /** Below the market's prefix, where links of the page lead to the page itself. */
  path?: string;
  page?: TestPage;
}

/** As in the shell, a page keeps its own location while another is on its way. */
const Own = ({ children }: { children: ReactNode }) => {
  const [location] = useState(useLocation());
  return <OwnLocation location={location}>{children}</OwnLocation>;
};

/** Loads a page as the shell does; gives what it came to and what to render. */
export const openPage = async (
  { load, Page }: PageModule,
  { params = {}, search = '', path = '/page', page = createTestPage() }: Address = {},
) => {
  const { store, config, context } = page;
  const text = createText(context.locale, await remote.messages(context.locale));
  const query = new URLSearchParams(search);
  const result = await load({ ...context, store, config, params, query, text });
  const element = await inShop(
    <Own>
      <PageParamsProvider params={params}>
        <Page />
      </PageParamsProvider>
    </Own>,
    remote,
    page,
    `${path}${search}`,
  );
  return { ...page, result, element };
};
