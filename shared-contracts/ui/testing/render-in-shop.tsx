import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import de from '../../i18n/messages/de.json';
import en from '../../i18n/messages/en.json';
import it from '../../i18n/messages/it.json';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';

const catalogues = { de, en, it };

/** For tests: renders a piece in the Italian market, with the common texts of the language, and a user. */
export const renderInShop = (
  ui: ReactNode,
  { locale = 'en' }: { locale?: keyof typeof catalogues } = {},
) => {
  const store = configureStore({ reducer: { market: () => ({ prefix: `/it/eur/${locale}` }) } });
  const result = render(ui, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <MemoryRouter>
          <MessagesProvider locale={locale} messages={catalogues[locale]}>
            {children}
          </MessagesProvider>
        </MemoryRouter>
      </Provider>
    ),
  });
  return { ...result, user: userEvent.setup() };
};
