import { expect, type Page } from '@playwright/test';
import { demoBackOffice } from '../../tooling/launcher/demo-back-office.ts';
import type { Ports } from '../../tooling/remote-kit/ports.ts';

/** The back office of the shop under test, as its super admin (O4). */
export const backOfficeScreen = (page: Page, ports: Ports) => {
  const demo = demoBackOffice(ports, {});
  if (!demo) throw new Error('The shop under test has no back office');
  return {
    signIn: async (): Promise<void> => {
      await page.goto(demo.address);
      await page.getByRole('link', { name: 'Sign in with the platform' }).click();
      await page.getByLabel('E-mail address').fill(demo.user.email);
      await page.getByLabel('Password').fill(demo.user.password ?? '');
      await page.getByRole('button', { name: 'Authorize' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mails');
    },
    publishReview: async (title: string): Promise<void> => {
      await page.goto(`${demo.address}/reviews`);
      await page.getByRole('button', { name: new RegExp(`^Publish “${title}”`) }).click();
      await expect(page.getByRole('status')).toBeVisible();
    },
  };
};
