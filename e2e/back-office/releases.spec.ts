import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { watchConsole } from '../fixtures/watch-console.ts';
import { deskTest } from './desk-test.ts';
import { expectFitting } from './expect-fitting.ts';
import { signIn } from './sign-in.ts';
import type { Desk } from './start-desk.ts';

const test = deskTest.extend<{ released: Desk }>({
  released: async ({ desk }, use) => {
    for (const remote of ['cart', 'catalog'])
      for (const version of ['0.1.0-aaaa', '0.2.0-bbbb']) await desk.register(remote, version);
    await desk.promote('catalog', '0.1.0-aaaa', 'start of the season');
    await use(desk);
  },
});

const section = (page: Page, remote: string) =>
  page.getByRole('region', { name: remote, exact: true });
const liveOf = (page: Page, remote: string) =>
  page.getByRole('region', { name: `Live releases of ${remote}` });

test('R9 O4 a super admin starts a canary, withdraws it and reads the history, by keyboard', async ({
  page,
  context,
  released,
}) => {
  const watch = watchConsole(context);
  await signIn(page, released);
  await page.getByRole('link', { name: 'Releases', exact: true }).press('Enter');
  await section(page, 'catalog')
    .getByRole('link', { name: 'Start canary: catalog 0.2.0-bbbb' })
    .press('Enter');
  await page.getByLabel('Share of the visitors in per cent').fill('20');
  await page.getByLabel('Reason').fill('new list of producers');
  await page.getByRole('button', { name: 'Start canary' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('The live releases are edited');
  await expect(liveOf(page, 'catalog').getByRole('row', { name: /0\.2\.0-bbbb/ })).toContainText(
    /canary.*20\s+%.*cohorts 0–19.*new list of producers/s,
  );
  await released.see('catalog', '0.1.0-aaaa', 800, 8);
  await released.see('catalog', '0.2.0-bbbb', 200, 40);
  await page.reload();
  await expect(
    section(page, 'catalog').getByRole('img', { name: /^Failed views of catalog in per cent/ }),
  ).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Health of catalog in the last hour' })
      .getByRole('row', { name: /0\.2\.0-bbbb canary/ }),
  ).toContainText('20.00 %');
  await expectAccessible(page);
  await section(page, 'catalog')
    .getByRole('link', { name: 'Withdraw canary / Roll back: catalog' })
    .press('Enter');
  await page.getByLabel('Reason').fill('too slow');
  await page.getByLabel('Reason').press('Enter');
  await expect(liveOf(page, 'catalog').getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'History and comparison of catalog' }).press('Enter');
  const edit = page
    .getByRole('region', { name: 'Edits, newest first' })
    .getByRole('row', { name: /too slow/ });
  await expect(edit).toContainText(released.email);
  await edit.getByRole('link', { name: 'Compare 0.2.0-bbbb with 0.1.0-aaaa' }).press('Enter');
  await expect(page.getByRole('row', { name: /web\/remoteEntry\.js/ })).toContainText('changed');
  await expectAccessible(page);
  expect(watch.troubles()).toEqual([]);
});

test('R9 O4 an admin releases the remotes of the profile and makes a token for them', async ({
  page,
  released,
}) => {
  await released.grant(['cart']);
  await signIn(page, { ...released, ...released.admin });
  await page.getByRole('link', { name: 'Releases', exact: true }).click();
  await expect(section(page, 'catalog').getByRole('link', { name: /^Promote/ })).toHaveCount(0);
  const answer = await page.goto(`${released.address}/releases/catalog/promote?version=0.2.0-bbbb`);
  expect(answer?.status()).toBe(403);
  await page.goto(`${released.address}/releases`);
  await page.getByRole('link', { name: 'Preview link: cart 0.2.0-bbbb' }).click();
  await page.getByLabel('Reason').fill('review by the team');
  await page.getByRole('button', { name: 'Preview link' }).click();
  await expect(page.getByText(/\/preview\/[\w-]+\.[\w-]+$/)).toBeVisible();
  await page.getByRole('link', { name: 'Tokens' }).click();
  await page.getByLabel('Name').fill('cart-ci');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect(page.getByText(/^[\w-]{43}$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'To the tokens' }).click();
  await page.getByRole('button', { name: 'Revoke cart-ci' }).click();
  await expect(page.getByRole('row', { name: /cart-ci/ })).toContainText('revoked');
});

test('R9 O4 every screen of releases is accessible and fits each width', async ({
  page,
  released,
}) => {
  test.slow();
  await signIn(page, released);
  const screens = [
    'releases',
    'releases/catalog?from=0.1.0-aaaa&to=0.2.0-bbbb',
    'releases/catalog/canary?version=0.2.0-bbbb',
    'tokens',
    'profiles',
  ];
  await expectFitting(
    page,
    screens.map((path) => `${released.address}/${path}`),
  );
});
