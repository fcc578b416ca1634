import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** Forgotten, reset and changed passwords (S10, S11). */
export const passwordScreens = (page: Page, { text, url }: MarketUnderTest) => {
  const main = page.getByRole('main');
  const field = (key: string) => main.getByLabel(text(key), { exact: true });
  const press = (key: string) => main.getByRole('button', { name: text(key), exact: true }).click();
  const typeNew = async (password: string): Promise<void> => {
    await field('account.password.new').fill(password);
    await field('account.password.new_again').fill(password);
  };
  return {
    email: field('account.email'),
    current: field('account.password.current'),
    fresh: field('account.password.new'),
    strength: (score: 0 | 1 | 2 | 3 | 4) =>
      main.getByText(text(`account.password.strength.${score}`), { exact: true }),
    /** Opens the reset form from the login form. */
    forget: async (email: string): Promise<void> => {
      await page.goto(url(paths.login()));
      await field('account.email').fill(email);
      await main.getByRole('link', { name: text('account.forgot.link') }).click();
    },
    askForLink: () => press('account.forgot.submit'),
    sent: (email: string) => main.getByText(text('account.forgot.sent.text', { email })),
    setNew: async (password: string): Promise<void> => {
      await typeNew(password);
      await press('account.reset.submit');
    },
    spent: main.getByText(text('account.link.spent'), { exact: true }),
    toNewLink: main.getByRole('link', { name: text('account.link.new') }),
    openChange: () => page.goto(url('/account/change-password')),
    change: async (old: string, fresh: string): Promise<void> => {
      await field('account.password.current').fill(old);
      await typeNew(fresh);
      await press('account.change_password.submit');
    },
  };
};
