import type { Browser } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { anItalianAddress } from '../factories/address.ts';
import { anEmail } from '../factories/email.ts';
import { NIVALE } from '../factories/item.ts';
import { closedGate } from '../fixtures/closed-gate.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';
import { expect, test, type Page } from '../fixtures/test.ts';
import { checkoutScreen, type Section } from '../screens/checkout.ts';
import { productScreen } from '../screens/product.ts';

/** Fills a cart as a guest, and waits until the server may render it. */
const fillCart = async (page: Page, market: MarketUnderTest) => {
  const product = productScreen(page, market);
  await product.open(NIVALE);
  const told = page.waitForResponse('**/guest-order');
  await product.addToCart();
  await told;
};

/** A page of the same visitor, in a browser that runs no script. */
const withoutScript = async (browser: Browser, page: Page): Promise<Page> => {
  const { cookies } = await page.context().storageState();
  const still = await browser.newContext({ javaScriptEnabled: false });
  await still.addCookies(cookies);
  return still.newPage();
};

test.describe('the document of the checkout', () => {
  test('S6 has the fields and choices of each section, and redirects to it', async ({
    page,
    market,
    browser,
  }) => {
    const { text, url } = market;
    const address = anItalianAddress();
    const checkout = checkoutScreen(page, market);

    /**
     * The bare checkout, as the server answers it without script. Repeated: if the platform is busy, the server answers
     * without the order.
     */
    const arrive = async (section: Section) => {
      await expect(async () => {
        const answer = await page.request.get(url(paths.checkout()), { maxRedirects: 0 });
        expect(answer.headers()['location']).toBe(url(paths.checkout(section)));
        expect(answer.status()).toBe(302);
        expect(answer.headers()['cache-control']).toBe('no-store');
      }).toPass();
      const still = await withoutScript(browser, page);
      await expect(async () => {
        await still.goto(new URL(url(paths.checkout(section)), page.url()).href);
        expect(await still.locator('[data-held]').count()).toBe(1);
      }).toPass();
      return { still, shown: checkoutScreen(still, market) };
    };

    await fillCart(page, market);
    const account = await arrive('account');
    await expect(account.shown.email).toBeEditable();
    await account.still.context().close();

    await checkout.open('account');
    await checkout.continueAsGuest(anEmail());
    await expect(page).toHaveURL(url(paths.checkout('address')));
    const addressed = await arrive('address');
    await expect(addressed.shown.textbox('last_name')).toBeEditable();
    await expect(addressed.shown.textbox('phone')).toBeEditable();
    await addressed.still.context().close();

    await checkout.typeAddress(address);
    await checkout.confirmAddress();
    await expect(page).toHaveURL(url(paths.checkout('shipping')));
    const shipped = await arrive('shipping');
    await expect(shipped.shown.section('shipping').getByRole('radio').first()).toBeEnabled();
    await expect(shipped.still.locator('body')).not.toContainText(address.last_name);
    await shipped.still.context().close();

    await checkout.section('shipping').getByRole('radio').first().check();
    await checkout.confirmShipping();
    await expect(page).toHaveURL(url(paths.checkout('payment')));
    const paid = await arrive('payment');
    await expect(paid.shown.cashOnDelivery).toBeEnabled();
    await expect(paid.shown.place).toBeVisible();
    await expect(
      paid.shown.section('shipping').getByRole('link', { name: text('checkout.edit') }),
    ).toBeVisible();
    await paid.still.context().close();
  });

  test('T3 an address typed before the page’s code has loaded is saved', async ({
    page,
    market,
  }) => {
    const { url } = market;
    const address = anItalianAddress();
    const checkout = checkoutScreen(page, market);
    await fillCart(page, market);
    await checkout.open('account');
    await checkout.continueAsGuest(anEmail());
    await expect(page).toHaveURL(url(paths.checkout('address')));

    const gate = closedGate();
    await page.route(/\.js$/, async (route) => {
      if (!/\/begin\./.test(route.request().url())) await gate.opened;
      await route.continue();
    });
    // Repeated: if the platform is busy, the server answers without the order.
    await expect(async () => {
      await page.goto(url(paths.checkout('address')), { waitUntil: 'domcontentloaded' });
      expect(await page.locator('[data-held]').count()).toBe(1);
    }).toPass();
    await checkout.typeAddress(address);
    await checkout.confirmAddress();
    gate.open();
    await expect(page).toHaveURL(url(paths.checkout('shipping')));
    await expect(checkout.section('address')).toContainText(address.last_name);
  });

  test('S6 T15 reads the order once when it opens, and refreshes it once', async ({
    page,
    market,
  }) => {
    await fillCart(page, market);
    const calls: string[] = [];
    // The previous page may still read the order after its recalculation.
    page.on('framenavigated', () => calls.splice(0));
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (request.method() === 'OPTIONS' || !/\/api\/orders\/\w+$/.test(pathname)) return;
      calls.push(`${request.method()}${searchParams.has('fields[orders]') ? ' metadata' : ''}`);
    });
    const refreshed = page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api/orders/'),
    );
    await checkoutScreen(page, market).open('account');
    await refreshed;
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual(['GET', 'PATCH']);
  });
});
