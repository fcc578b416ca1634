import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { commonMessages, MessagesProvider } from '@shop/contracts/i18n';
import { ShopProvider } from '@shop/contracts/remote';
import { MemoryRouter, useLocation } from '@shop/contracts/routing';
import messages from '../messages/en.json';
import type { TestPage } from './test-page.ts';

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;

/** Renders a piece of the cart inside a page, in English. */
export const renderInShop = async (piece: ReactElement, { store, shop }: TestPage) => {
  const texts = { ...(await commonMessages('en')), ...messages };
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <ShopProvider shop={shop}>
          <MessagesProvider locale="en" messages={texts}>
            <MemoryRouter initialEntries={['/it/eur/en']}>
              {piece}
              <Address />
            </MemoryRouter>
          </MessagesProvider>
        </ShopProvider>
      </Provider>,
    ),
  );
  return view;
};
