import type { Locator, Page } from '@playwright/test';
import type { Credentials } from './account.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** What a customer is told whose session expired (S15). */
export const sessionNotice = (page: Page, { text }: MarketUnderTest) => {
  const notice = page.getByRole('dialog', { name: text('error.session_expired') });
  const form = page.getByRole('dialog', { name: text('shell.account') });
  const fill = async (dialog: Locator, { email, password }: Credentials): Promise<void> => {
    await dialog.getByLabel(text('account.email'), { exact: true }).fill(email);
    await dialog.getByLabel(text('account.password'), { exact: true }).fill(password);
    await dialog.getByRole('button', { name: text('account.login.submit') }).click();
  };
  return {
    notice,
    /** In the checkout the form is in the notice itself. */
    logInThere: (credentials: Credentials) => fill(notice, credentials),
    dismiss: () => notice.getByRole('button', { name: text('shell.sessionExpired.later') }).click(),
    logIn: async (credentials: Credentials): Promise<void> => {
      await notice.getByRole('button', { name: text('shell.sessionExpired.logIn') }).click();
      await fill(form, credentials);
    },
  };
};
