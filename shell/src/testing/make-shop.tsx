import { render, type RenderOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ok } from '@shop/contracts/commerce';
import { createEventBus } from '@shop/contracts/events';
import { contextOf, type Locale, type Market } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { Messages, Remotes } from '@shop/contracts/remote';
import { MemoryRouter } from '@shop/contracts/routing/routers';
import { createStore } from '@shop/contracts/store';
import { App } from '../app/app.tsx';
import { connectEvents } from '../model/connect-events.ts';
import { injectShellSlices } from '../model/inject-shell-slices.ts';
import { makeConfig } from '@shop/contracts/testing';

const italy = MARKETS.find(({ market_name }) => market_name === 'IT EUR')!;

interface Page {
  remotes?: Remotes;
  market?: Market;
  country?: string;
  locale?: Locale;
  at?: string;
  /** What the page's root does with an error a boundary has caught. */
  onCaughtError?: RenderOptions['onCaughtError'];
}

/** The catalogues of shared-contracts and of the shell. */
const textsIn = (locale: Locale): Messages => ({
  ...jest.requireActual<Messages>(`../../../shared-contracts/i18n/messages/${locale}.json`),
  ...jest.requireActual<Messages>(`../messages/${locale}.json`),
});

/** A page of the shop in English, in the Italian market, whose remotes are pending by default; not rendered. */
export const makeShop = (
  content: ReactNode,
  { remotes = pendingRemotes, market = italy, country = 'IT', locale = 'en', at }: Page = {},
) => {
  injectShellSlices();
  const context = contextOf(market, country, locale);
  const config = makeConfig();
  const events = createEventBus();
  const token = async () => ok('token');
  const session = { token, renew: token, start: () => undefined, end: () => undefined };
  const store = createStore({ config, events, session }, { market: context });
  connectEvents(events, store.dispatch);
  const app = (
    <App
      store={store}
      shop={{ config, events, session, remotes }}
      messages={textsIn(locale)}
      router={(children) => (
        <MemoryRouter initialEntries={[at ?? context.prefix]}>{children}</MemoryRouter>
      )}
    >
      {content}
    </App>
  );
  return { app, events, store };
};

/** The same, rendered. */
export const renderShop = (content: ReactNode, page: Page = {}) => {
  const { app, ...shop } = makeShop(content, page);
  const user = userEvent.setup();
  render(app, { onCaughtError: page.onCaughtError });
  return { ...shop, user };
};

/** Remotes that never load. */
export const pendingRemotes: Remotes = {
  fragment: () => ({ status: 'pending', promise: never }),
  retry: () => undefined,
};
const never = new Promise<never>(() => undefined);
