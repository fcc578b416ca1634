import type { Page } from '@playwright/test';
import type { Credentials } from './account.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** Logging in and registering in the checkout's account section (S6). */
export const signInHere = (page: Page, { text }: MarketUnderTest) => {
  const section = page.getByRole('region', { name: text('checkout.section.account') });
  const form = section.getByRole('group', { name: text('checkout.account.sign_in') });
  const field = (key: string) => form.getByLabel(text(key), { exact: true });
  return {
    choose: (way: 'login' | 'register') =>
      section.getByRole('button', { name: text(`checkout.account.${way}`), exact: true }).click(),
    email: field('account.email'),
    logIn: async ({ email, password }: Credentials): Promise<void> => {
      await field('account.email').fill(email);
      await field('account.password').fill(password);
      await form
        .getByRole('button', { name: text('account.login.submit') })
        .first()
        .click();
    },
    /** With the e-mail that is there. */
    register: async (password: string): Promise<void> => {
      await field('account.password').fill(password);
      await field('account.password_again').fill(password);
      await form
        .getByRole('button', { name: text('account.register.submit') })
        .first()
        .click();
    },
    logInWithTaken: form.getByRole('button', { name: text('account.register.taken.action') }),
    asGuest: form.getByRole('button', { name: text('checkout.account.as_guest') }),
  };
};
