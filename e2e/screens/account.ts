import { expect, type Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Sign-in screens and my account (S10, S11). */
export const accountScreen = (page: Page, { text, url }: MarketUnderTest) => {
  const main = page.getByRole('main');
  const field = (key: string) => main.getByLabel(text(key), { exact: true });
  const heading = (key: 'login' | 'register' | 'home' | 'orders') =>
    page.getByRole('heading', { level: 1, name: text(`account.${key}.title`) });
  const logIn = async ({ email, password }: Credentials): Promise<void> => {
    await field('account.email').fill(email);
    await field('account.password').fill(password);
    await main.getByRole('button', { name: text('account.login.submit') }).click();
  };
  return {
    heading,
    register: async ({ email, password }: Credentials): Promise<void> => {
      await page.goto(url(paths.register()));
      await field('account.email').fill(email);
      await field('account.password').fill(password);
      await field('account.password_again').fill(password);
      await main.getByRole('button', { name: text('account.register.submit') }).click();
    },
    logIn,
    /** From wherever one is to my account. */
    enter: async (credentials: Credentials): Promise<void> => {
      await page.goto(url(paths.login()));
      await logIn(credentials);
      await expect(heading('home')).toBeVisible();
    },
    logOut: main.getByRole('button', { name: text('account.log_out') }),
    orders: main.getByRole('table'),
    noOrders: main.getByRole('heading', { name: text('account.orders.none.title') }),
  };
};
