import type { Page } from '@playwright/test';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { credentialsForm, type Credentials } from './credentials-form.ts';

/** The notice of an expired session (S15). */
export const sessionNotice = (page: Page, { text }: MarketUnderTest) => {
  const notice = page.getByRole('dialog', { name: text('error.session_expired') });
  return {
    notice,
    /** In the checkout the notice contains the form. */
    logInThere: credentialsForm(notice, { text }).logIn,
    dismiss: () => notice.getByRole('button', { name: text('shell.sessionExpired.later') }).click(),
    logIn: async (credentials: Credentials): Promise<void> => {
      await notice.getByRole('button', { name: text('shell.sessionExpired.logIn') }).click();
      // The form replaces the notice, under the same name.
      await credentialsForm(notice, { text }).logIn(credentials);
    },
  };
};
