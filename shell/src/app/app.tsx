import { Component, type ReactNode } from 'react';
import { MessagesProvider } from '@shop/contracts/i18n';
import { languageTag } from '@shop/contracts/market';
import { failureReference, ShopProvider, type Messages, type Shop } from '@shop/contracts/remote';
import { Provider, type AppStore, type AppState } from '@shop/contracts/store';
import { useOriginalTexts } from '@shop/contracts/ui';
import { Layout } from '../chrome/layout.tsx';
import { ErrorPage } from '../pages/error-page.tsx';

interface Props {
  store: AppStore;
  /**
   * The state the server rendered the document from. React hydrates one region after the other: it compares a late one
   * with this state, whatever has happened to the store since.
   */
  serverState?: AppState;
  shop: Shop;
  /** Common and shell messages in the page's language. */
  messages: Messages;
  /** Wraps the page in the router of the browser or of the server. */
  router: (children: ReactNode) => ReactNode;
  children: ReactNode;
}

interface BoundaryProps {
  /** @param reference id under which the failure is reported */
  fallback: (reference: string) => ReactNode;
  children: ReactNode;
}

/** The last resort (S14): an error outside every region shows the error page instead of an empty one. */
class PageErrorBoundary extends Component<BoundaryProps, { failed: { reference: string } | null }> {
  override state = { failed: null as { reference: string } | null };

  static getDerivedStateFromError = () => ({ failed: { reference: failureReference() } });

  override render() {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.reference) : this.props.children;
  }
}

/** The composed page: services, state, language and chrome around the page's region. */
export const App = ({ store, serverState, shop, messages, router, children }: Props) => {
  useOriginalTexts();
  return (
    <Provider store={store} serverState={serverState}>
      <ShopProvider shop={shop}>
        <MessagesProvider
          locale={languageTag((serverState ?? store.getState()).market)}
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
