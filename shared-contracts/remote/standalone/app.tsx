import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { useEffect } from 'react';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { NavLink } from '../../routing/link.tsx';
import { ShopProvider, type Shop } from '../shop-context.tsx';
import type { Messages } from '../types.ts';
import { screensOf } from './screens-of.ts';
import { StandalonePage, type StandaloneSetup } from './page.tsx';

interface Props {
  setup: StandaloneSetup;
  shop: Shop;
  common: Messages;
  /** Path and query below the market prefix to begin with. */
  start: string;
}

/** Keeps the place in the hash, so that a reload comes back to it. */
const RememberPlace = ({ prefix }: { prefix: string }) => {
  const { pathname, search } = useLocation();
  useEffect(() => {
    window.history.replaceState(null, '', `#${pathname.slice(prefix.length)}${search}`);
  }, [pathname, search, prefix]);
  return null;
};

/** Links to the screens of a remote. */
const Screens = ({ setup: { remote } }: Pick<Props, 'setup'>) => (
  <nav aria-label={remote.name}>
    <ul
      style={{ display: 'flex', flexWrap: 'wrap', gap: '0 1.5rem', listStyle: 'none', padding: 0 }}
    >
      {screensOf(remote).map((path) => (
        <li key={path}>
          <NavLink to={path}>{path}</NavLink>
        </li>
      ))}
    </ul>
    <hr />
  </nav>
);

/** A remote alone: its screens, without the shell's chrome around them. */
export const StandaloneApp = ({ setup, shop, common, start }: Props) => {
  const { store, context, messages } = setup;
  const { locale, prefix } = context;
  return (
    <Provider store={store}>
      <ShopProvider shop={shop}>
        <MessagesProvider locale={locale} messages={common}>
          <MemoryRouter initialEntries={[`${prefix}${start}`]}>
            <RememberPlace prefix={prefix} />
            <div
              style={{
                maxWidth: 'var(--content-width)',
                margin: '0 auto',
                padding: 'var(--page-margin)',
              }}
            >
              <Screens setup={setup} />
              <main>
                <MessagesProvider locale={locale} messages={messages}>
                  <StandalonePage setup={setup} />
                </MessagesProvider>
              </main>
            </div>
          </MemoryRouter>
        </MessagesProvider>
      </ShopProvider>
    </Provider>
  );
};
