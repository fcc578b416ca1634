import { expect, type Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { credentialsForm, type Credentials } from './credentials-form.ts';

/** Login screens and the account (S10, S11). */
export const accountScreen = (page: Page, { text, url }: MarketUnderTest) => {
  const main = page.getByRole('main');
  const heading = (key: 'login' | 'register' | 'home' | 'orders') =>
    page.getByRole('heading', { level: 1, name: text(`account.${key}.title`) });
  const form = credentialsForm(main, { text });
  return {
    heading,
    register: async (credentials: Credentials): Promise<void> => {
      await page.goto(url(paths.register()));
      await form.register(credentials);
    },
    logIn: form.logIn,
    /** Opens the account from any page. */
    enter: async (credentials: Credentials): Promise<void> => {
      await page.goto(url(paths.login()));
      await form.logIn(credentials);
      await expect(heading('home')).toBeVisible();
    },
    logOut: main.getByRole('button', { name: text('account.log_out') }),
    orders: main.getByRole('table'),
    noOrders: main.getByRole('heading', { name: text('account.orders.none.title') }),
  };
};
