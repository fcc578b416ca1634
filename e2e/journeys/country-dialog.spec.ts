import { paths } from '@shop/contracts/routing';
import { BARBERA } from '../factories/item.ts';
import { marketUnderTest } from '../fixtures/market-under-test.ts';
import { expect, test } from '../fixtures/test.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

test('S15 M9 the country dialog leads to the same page in another market, and the choice is remembered', async ({
  page,
  market,
}) => {
  const { text, countryName } = market;
  const there = marketUnderTest({ country: 'GB', locale: 'en' });
  await page.goto(market.url(paths.product(BARBERA.code)));
  await header(page, market).country.click();
  const dialog = page.getByRole('dialog', { name: text('shell.country.title') });
  await dialog
    .getByRole('combobox', { name: text('shell.country.deliverTo') })
    .selectOption({ label: countryName('GB') });
  await dialog.getByRole('combobox', { name: text('shell.country.language') }).selectOption('en');
  await dialog.getByRole('button', { name: text('shell.country.continue') }).click();
  await expect(page).toHaveURL(there.url(paths.product(BARBERA.code, BARBERA.name(there.locale))));
  await expect(productScreen(page, there).buyBox).toContainText(there.money(BARBERA.price('GBP')));
  await page.goto('/');
  await expect(page).toHaveURL(there.prefix);
});

test('M7 S15 another language leads to the same page of the same market', async ({
  page,
  market,
}) => {
  const { text } = market;
  await page.goto(market.url(paths.product(BARBERA.code)));
  await header(page, market).country.click();
  const dialog = page.getByRole('dialog', { name: text('shell.country.title') });
  await dialog.getByRole('combobox', { name: text('shell.country.language') }).selectOption('de');
  await dialog.getByRole('button', { name: text('shell.country.continue') }).click();
  const there = marketUnderTest({ country: market.country, locale: 'de' });
  await expect(page).toHaveURL(there.url(paths.product(BARBERA.code, BARBERA.name(there.locale))));
  await expect(productScreen(page, there).add).toBeVisible();
});

test('M3 a rest-of-the-world country is kept across pages', async ({ page, market }) => {
  const { text, countryName } = market;
  await page.goto(market.url('/'));
  await header(page, market).country.click();
  const dialog = page.getByRole('dialog', { name: text('shell.country.title') });
  await dialog
    .getByRole('combobox', { name: text('shell.country.deliverTo') })
    .selectOption({ label: countryName('JP') });
  await dialog.getByRole('button', { name: text('shell.country.continue') }).click();
  await expect(page).toHaveURL(`/rest-of-world/usd/${market.locale}`);
  await expect(header(page, market).country).toHaveAccessibleName(new RegExp(countryName('JP')));
  await page.goto(`/rest-of-world/usd/${market.locale}${paths.product(BARBERA.code)}`);
  await expect(header(page, market).country).toHaveAccessibleName(new RegExp(countryName('JP')));
});
