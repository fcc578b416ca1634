import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { watchConsole } from '../fixtures/watch-console.ts';
import { deskTest as test } from './desk-test.ts';
import { expectFitting } from './expect-fitting.ts';
import { signIn } from './sign-in.ts';

test('O4 a user signs in at the platform, finds a dead letter, resends it and signs out', async ({
  page,
  context,
  desk,
}) => {
  const watch = watchConsole(context);
  await desk.deadLetter('anna@example.com', '550 5.1.1 mailbox unavailable');
  await signIn(page, desk);
  await page.getByRole('link', { name: 'Dead letters (1)' }).click();
  const letter = page.getByRole('row', { name: /anna@example\.com/ });
  await expect(letter).toContainText('550 5.1.1 mailbox unavailable');
  await letter.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('status')).toHaveText('The mail is queued again.');
  await expect(letter).toContainText('queued');
  await expect(page.getByRole('link', { name: 'Dead letters (0)' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('status')).toHaveText('You are signed out.');
  // Neither the back button nor the URL opens it again.
  await page.goBack();
  await page.goto(`${desk.address}/mails`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  expect(watch.troubles()).toEqual([]);
});

test('O4 all of it works by keyboard', async ({ page, desk }) => {
  await desk.deadLetter('bruno@example.com', 'connection timed out');
  await page.goto(`${desk.address}/mails`);
  await page.getByRole('link', { name: 'Sign in with the platform' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authorize application');
  await expectAccessible(page);
  await page.getByLabel('E-mail address').fill(desk.email);
  await page.getByLabel('Password').fill(desk.password);
  await page.getByLabel('Password').press('Enter');
  await page.getByRole('button', { name: 'Send again to bruno@example.com' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('The mail is queued again.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
});

test('O4 a super admin grants a user access and revokes it', async ({ page, desk }) => {
  await signIn(page, desk);
  await page.getByRole('link', { name: 'Profiles' }).click();
  await page.getByLabel('User id').fill('aBcDeFgHiJ');
  await page.getByLabel('Name').fill('Carla');
  await page.getByLabel('E-mail address').fill('carla@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  const carla = page.getByRole('row', { name: /Carla/ });
  await expect(carla).toContainText('ADMIN');
  await page.getByRole('button', { name: 'Remove Carla' }).click();
  await expect(carla).toHaveCount(0);
});

test('O4 an admin manages mails, but not users', async ({ page, desk }) => {
  await signIn(page, { ...desk, ...desk.admin });
  await expect(page.getByRole('link', { name: 'Reviews' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profiles' })).toHaveCount(0);
  const answer = await page.goto(`${desk.address}/profiles`);
  expect(answer?.status()).toBe(403);
});

test('O4 every screen is accessible and fits each width', async ({ page, desk }) => {
  test.slow();
  await desk.deadLetter('elena@example.com', 'no route to host');
  const at = (path: string) => `${desk.address}/${path}`;
  await expectFitting(page, ['sign-in', 'sign-in?said=ended', 'callback'].map(at));
  await signIn(page, desk);
  const screens = ['mails', 'mails?state=dead', 'reviews', 'catalogue', 'speed', 'nothing'];
  await expectFitting(page, screens.map(at));
});
