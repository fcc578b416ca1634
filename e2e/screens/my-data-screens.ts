import type { Download, Page } from '@playwright/test';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** Personal data, newsletter, e-mail address, privacy (S11). */
export const myDataScreens = (page: Page, { text, url }: MarketUnderTest) => {
  const main = page.getByRole('main');
  const field = (key: string) => main.getByLabel(text(key), { exact: true });
  const button = (key: string) => main.getByRole('button', { name: text(key), exact: true });
  const dialog = page.getByRole('dialog', { name: text('account.delete.question') });
  return {
    firstName: main.getByRole('textbox', { name: new RegExp(`^${text('address.first_name')}`) }),
    openData: () => page.goto(url('/account/personal-data')),
    save: button('account.data.submit'),
    newsletter: (state: 'none' | 'asked' | 'confirmed', email: string) =>
      main.getByText(text(`account.newsletter.${state}`, { email }), { exact: true }),
    subscribe: button('account.newsletter.ask'),
    confirmNewsletter: button('account.confirm_newsletter.action'),
    subscribed: main.getByText(text('account.confirm_newsletter.done'), { exact: true }),
    consent: (type: 'Profiling' | 'Post') =>
      main.getByRole('checkbox', { name: text(`account.consents.${type}`), exact: true }),
    openEmail: () => page.goto(url('/account/email')),
    changeEmail: async (email: string, password: string): Promise<void> => {
      await field('account.change_email.new').fill(email);
      await field('account.password.current').fill(password);
      await button('account.change_email.submit').click();
    },
    waiting: (email: string, current: string) =>
      main.getByText(text('account.change_email.sent.text', { email, current })),
    confirmEmail: button('account.confirm_email.action'),
    emailChanged: main.getByText(text('account.confirm_email.done'), { exact: true }),
    openPrivacy: () => page.goto(url('/account/privacy')),
    download: async (): Promise<Download> => {
      const started = page.waitForEvent('download');
      await button('account.export.action').click();
      return started;
    },
    askToDelete: button('account.delete.action'),
    confirmDeletion: async (password: string): Promise<void> => {
      await dialog.getByLabel(text('account.password.current'), { exact: true }).fill(password);
      await dialog.getByRole('button', { name: text('account.delete.confirm') }).click();
    },
    deleted: page.getByRole('dialog', { name: text('account.delete.done') }),
  };
};
