import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { commonMessages } from '../i18n/common-messages.ts';
import { MessagesProvider } from '../i18n/messages-provider.tsx';
import { languageTag } from '../market/locale.ts';
import { ShopProvider } from '../remote/shop-context.tsx';
import type { RemoteModule } from '../remote/types.ts';
import type { TestPage } from './create-test-page.ts';

/** The page around a piece of a remote: store, services, texts and router, at a path below the market's prefix. */
export const inShop = async (
  piece: ReactElement,
  remote: Pick<RemoteModule, 'messages'>,
  { store, shop, context }: TestPage,
  path = '',
): Promise<ReactElement> => {
  const { locale, prefix } = context;
  const messages = {
    ...(await commonMessages(locale)),
    ...(await remote.messages(locale, 'pages')),
  };
  return (
    <Provider store={store}>
      <ShopProvider shop={shop}>
        <MessagesProvider locale={languageTag(context)} messages={messages}>
          <MemoryRouter initialEntries={[`${prefix}${path}`]}>{piece}</MemoryRouter>
        </MessagesProvider>
      </ShopProvider>
    </Provider>
  );
};
