import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { SessionState } from '@shop/contracts/store';
import { createTestPage, inShop, known, openRoutes } from '@shop/contracts/testing';
import remote from '../remote.ts';
import { createFakePlatform, installPlatform, type FakePlatform } from './fake-platform.ts';
import type { FakeStoreApi } from './fake-store-api.ts';

export const customer = {
  kind: 'customer',
  email: 'giulia@example.com',
  ownerId: 'CustAAAAAA',
} as const satisfies Partial<SessionState>;

interface Options {
  platform?: FakePlatform;
  /** Takes all calls but those of the platform's endpoints. */
  storeApi?: FakeStoreApi;
  /** Path below the market's prefix, with query. */
  path?: string;
  /** Ship-to country, which chooses the market. */
  country?: string;
  session?: Partial<SessionState>;
  /** Shown instead of the routes' pages. */
  children?: ReactElement;
}

/** Renders the account at a path, or a component of it. */
export const renderAccount = async (options: Options) => {
  const { platform = createFakePlatform(), path = '/account', country, session } = options;
  installPlatform(platform);
  if (options.storeApi) globalThis.fetch = options.storeApi.fetch;
  const page = createTestPage({ session, ...(country && { country }) });
  const becomeKnown = (state: Partial<SessionState>) => page.store.dispatch(known(state));
  const { children } = options;
  const opened = children
    ? {
        ...render(await inShop(children, remote, page, path)),
        user: userEvent.setup(),
        at: { path },
      }
    : await openRoutes(remote, page, path);
  return { ...page, ...opened, becomeKnown };
};
