import { expect, type Page } from '@playwright/test';
import type { Desk } from './start-desk.ts';

/** Signs a user in to the back office, at the platform. */
export const signIn = async (
  page: Page,
  { address, email, password }: Pick<Desk, 'address' | 'email' | 'password'>,
): Promise<void> => {
  await page.goto(address);
  await page.getByRole('link', { name: 'Sign in with the platform' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mails');
};
