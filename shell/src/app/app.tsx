import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MessagesProvider } from '@shop/contracts/i18n';
import { ShopProvider, type Messages, type Shop } from '@shop/contracts/remote';
import { selectLocale, type AppStore } from '@shop/contracts/store';
import { Layout } from '../chrome/layout.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';

interface Props {
  store: AppStore;
  shop: Shop;
  /** Common and shell messages in the page's language. */
  messages: Messages;
  /** The router around what the page shows: the browser's or the server's. */
  router: (children: ReactNode) => ReactNode;
  children: ReactNode;
}

/** The composed page: services, state, language and chrome around the page's region. */
export const App = ({ store, shop, messages, router, children }: Props) => (
  <Provider store={store}>
    <ShopProvider shop={shop}>
      <MessagesProvider locale={selectLocale(store.getState())} messages={messages}>
        <PageErrorBoundary fallback={<ErrorPage />}>
          {router(<Layout>{children}</Layout>)}
        </PageErrorBoundary>
      </MessagesProvider>
    </ShopProvider>
  </Provider>
);
