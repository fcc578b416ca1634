import type { Page } from '@playwright/test';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { credentialsForm } from './credentials-form.ts';

/** Login and registration in the checkout's account section (S6). */
export const signInHere = (page: Page, { text }: MarketUnderTest) => {
  const section = page.getByRole('region', { name: text('checkout.section.account') });
  const form = section.getByRole('group', { name: text('checkout.account.sign_in') });
  const credentials = credentialsForm(form, { text });
  return {
    choose: (way: 'login' | 'register') =>
      section.getByRole('button', { name: text(`checkout.account.${way}`), exact: true }).click(),
    email: credentials.email,
    logIn: credentials.logIn,
    /** With the entered e-mail address. */
    register: (password: string) => credentials.register({ password }),
    logInWithTaken: form.getByRole('button', { name: text('account.register.taken.action') }),
    asGuest: form.getByRole('button', { name: text('checkout.account.as_guest') }),
  };
};
