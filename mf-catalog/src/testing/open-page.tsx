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
  /** Path below the market's prefix, to which the page's own links lead. */
  path?: string;
  page?: TestPage;
}

/** As in the shell, a page keeps its own location while another loads. */
const Own = ({ children }: { children: ReactNode }) => {
  const [location] = useState(useLocation());
  return <OwnLocation location={location}>{children}</OwnLocation>;
};

/** Loads a page like the shell. Returns its result and the element to render. */
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
