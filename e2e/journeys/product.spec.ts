import { paths } from '@shop/contracts/routing';
import { AMARONE, BARBERA, CANNONAU, item, NIVALE } from '../factories/item.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { anEmail } from '../factories/email.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { productScreen } from '../screens/product.ts';

/** The half bottle of the Barbera. */
const HALF = item('BARBERA-ASTI-375');
/** Not sold in USD. */
const TAURASI = item('TAURASI-750');

test('S1 the picture opens large by keyboard, without axe violations', async ({ page, market }) => {
  const { text, locale } = market;
  await productScreen(page, market).open(BARBERA);
  const name = BARBERA.name(locale);
  const open = page.getByRole('link', { name: text('catalog.zoom.open', { name }), exact: true });
  await expect(open).toHaveAttribute('href', /-1280\.webp$/);
  // Before hydration, the link opens the picture's file.
  await waitForHydration(page);
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('+');
  await expect(dialog.getByRole('status')).toHaveText(text('catalog.zoom.scale', { scale: 1.5 }));
  await expectAccessible(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('S1 the sizes of a wine are pages that link to each other', async ({ page, market }) => {
  const { text, url, locale } = market;
  await productScreen(page, market).open(BARBERA);
  const sizes = page.getByRole('navigation', { name: text('catalog.sizes.label') });
  await sizes.getByRole('link').click();
  await expect(page).toHaveURL(
    new RegExp(`${url(paths.singleProduct(HALF.code, HALF.name(locale)))}$`),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HALF.name(locale));
  await expect(sizes.getByRole('link')).toHaveAttribute(
    'href',
    url(paths.singleProduct(BARBERA.code, BARBERA.name(locale))),
  );
});

test('K the delivery time follows the quantity: more than the local stock takes longer', async ({
  page,
  market,
}) => {
  const product = productScreen(page, market);
  const few = item('ETNA-ROSSO-750');
  await product.open(few);
  const first = product.buyBox.locator('time').first();
  const soon = await first.getAttribute('datetime');
  await product.quantity.fill('6');
  await product.quantity.press('Enter');
  await expect(first).not.toHaveAttribute('datetime', soon ?? '');
});

test('V9 the quantity is limited to the item’s maximum', async ({ page, market }) => {
  const product = productScreen(page, market);
  await product.open(AMARONE);
  await product.quantity.fill('99');
  await product.quantity.press('Enter');
  await expect(product.buyBox).toContainText(
    market.text('ui.quantity.limit', { max: AMARONE.stock }),
  );
});

test('S1 a visitor leaves an address for a sold-out item, twice without effect', async ({
  page,
  market,
}) => {
  const { text } = market;
  const email = anEmail();
  for (const _ of ['first', 'again']) {
    await productScreen(page, market).open(CANNONAU);
    await page.getByRole('button', { name: text('catalog.notify.action') }).click();
    await page.getByRole('textbox', { name: text('catalog.notify.email') }).fill(email);
    await page.getByRole('button', { name: text('catalog.notify.send'), exact: true }).click();
    await expect(page.getByText(text('catalog.notify.done', { email }))).toBeVisible();
  }
});

test('S1 price and availability are confirmed after hydration, and nothing moves', async ({
  page,
  market,
}) => {
  const { text, money, currency } = market;
  let calls = 0;
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const it of list.getEntries()) sum += (it as PerformanceEntry & { value: number }).value;
      sessionStorage.setItem('layout-shift', String(sum));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(/\/api\/skus\?.*code_in/, async (route) => {
    calls += 1;
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(
      `"amount_cents":${NIVALE.price(currency)}`,
      '"amount_cents":12345',
    );
    await route.fulfill({ response: answer, body });
  });
  const product = productScreen(page, market);
  await product.open(NIVALE);
  await expect(product.buyBox).toContainText(money(12345));
  await expect(product.buyBox).toContainText(text('catalog.availability.in-stock'));
  expect(calls).toBe(1);
  const shift = await page.evaluate(() => Number(sessionStorage.getItem('layout-shift')));
  expect(shift).toBeLessThanOrEqual(0.01);
});

test.describe('in the United States', () => {
  test.use({ place: { country: 'US', locale: 'en' } });

  test('S13 an item not sold here is named and links to other markets', async ({
    page,
    market,
    watch,
  }) => {
    watch.allow(/status of 404/);
    const { text, url, countryName, locale } = market;
    const answer = await page.goto(url(paths.product(TAURASI.code)));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text('catalog.elsewhere.title', {
        name: TAURASI.name(locale),
        country: countryName('US'),
      }),
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: new RegExp(`^${countryName('DE')}`) }).click();
    await expect(page).toHaveURL(`/de/eur/en${paths.product(TAURASI.code, TAURASI.name('en'))}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TAURASI.name(locale));
  });
});

test('S13 an unknown code is a 404 with similar items', async ({ page, market, watch }) => {
  watch.allow(/status of 404/);
  const answer = await page.goto(market.url(paths.product('BAROLO-9999')));
  expect(answer?.status()).toBe(404);
  const alike = page.getByRole('region', { name: market.text('catalog.not_found.alike') });
  await expect(alike.getByRole('link').first()).toBeVisible();
});
