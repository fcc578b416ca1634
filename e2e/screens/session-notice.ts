import type { Page } from '@playwright/test';
import type { Credentials } from './account.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** What a customer is told whose session expired (S15). */
export const sessionNotice = (page: Page, { text }: MarketUnderTest) => {
  const notice = page.getByRole('dialog', { name: text('error.session_expired') });
  const form = page.getByRole('dialog', { name: text('shell.account') });
  return {
    notice,
    dismiss: () => notice.getByRole('button', { name: text('shell.sessionExpired.later') }).click(),
    logIn: async ({ email, password }: Credentials): Promise<void> => {
      await notice.getByRole('button', { name: text('shell.sessionExpired.logIn') }).click();
      await form.getByLabel(text('account.email'), { exact: true }).fill(email);
      await form.getByLabel(text('account.password'), { exact: true }).fill(password);
      await form.getByRole('button', { name: text('account.login.submit') }).click();
    },
  };
};
