import type { ReactNode } from 'react';
import { MessagesProvider } from '@shop/contracts/i18n';
import { languageTag } from '@shop/contracts/market';
import { ShopProvider, type Messages, type Shop } from '@shop/contracts/remote';
import { Provider, type AppStore, type AppState } from '@shop/contracts/store';
import { useOriginalTexts } from '@shop/contracts/ui';
import { Layout } from '../chrome/layout.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';

interface Props {
  store: AppStore;
  /**
   * The state the document was made from. React takes over one region after the other: a late one is compared with
   * what the server sent, whatever has happened to the store since.
   */
  arrived?: AppState;
  shop: Shop;
  /** Common and shell messages in the page's language. */
  messages: Messages;
  /** The router around what the page shows: the browser's or the server's. */
  router: (children: ReactNode) => ReactNode;
  children: ReactNode;
}

/** The composed page: services, state, language and chrome around the page's region. */
export const App = ({ store, arrived, shop, messages, router, children }: Props) => {
  useOriginalTexts();
  return (
    <Provider store={store} serverState={arrived}>
      <ShopProvider shop={shop}>
        <MessagesProvider
          locale={languageTag((arrived ?? store.getState()).market)}
          messages={messages}
        >
          <PageErrorBoundary fallback={(reference) => <ErrorPage reference={reference} />}>
            {router(<Layout>{children}</Layout>)}
          </PageErrorBoundary>
        </MessagesProvider>
      </ShopProvider>
    </Provider>
  );
};
