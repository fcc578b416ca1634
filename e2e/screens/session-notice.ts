import type { Page } from '@playwright/test';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { credentialsForm, type Credentials } from './credentials-form.ts';

/** What a customer is told whose session expired (S15). */
export const sessionNotice = (page: Page, { text }: MarketUnderTest) => {
  const notice = page.getByRole('dialog', { name: text('error.session_expired') });
  return {
    notice,
    /** In the checkout the form is in the notice itself. */
    logInThere: credentialsForm(notice, { text }).logIn,
    dismiss: () => notice.getByRole('button', { name: text('shell.sessionExpired.later') }).click(),
    logIn: async (credentials: Credentials): Promise<void> => {
      await notice.getByRole('button', { name: text('shell.sessionExpired.logIn') }).click();
      // The form takes the notice's place, under the same name.
      await credentialsForm(notice, { text }).logIn(credentials);
    },
  };
};
