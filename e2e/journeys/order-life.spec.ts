import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { anEmail } from '../factories/email.ts';
import { item, NIVALE } from '../factories/item.ts';
import type { Platform } from '../fixtures/platform.ts';
import { store } from '../fixtures/storage.ts';
import { storedCart, storedCarts } from '../fixtures/stored-carts.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountScreen } from '../screens/account.ts';
import { cartScreen } from '../screens/cart.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

const BARBERA = item('BARBERA-ASTI-750');
const MARKET = 'it-eur';
const aCustomer = () => ({ email: anEmail(), password: 'una passeggiata in vigna' });

const piecesOf = async (platform: Platform, orderId: string): Promise<Record<string, number>> => {
  const { lines } = await platform.order(orderId);
  const goods = lines.filter(({ item_type }) => item_type === 'skus');
  return Object.fromEntries(goods.map((it) => [String(it['sku_code']), Number(it['quantity'])]));
};

/** Keeps the browser from storing anything, as strict privacy settings do. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });

test('T1 T2 an order is begun when something is added, once, for the visitor’s country', async ({
  page,
  market,
  platform,
}) => {
  const created: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/orders(\?|$)/.test(request.url()))
      created.push(request.url());
  });
  const product = productScreen(page, market);
  await product.open(NIVALE);
  await cartScreen(page, market).open();
  await expect(cartScreen(page, market).empty).toBeVisible();
  expect(created).toEqual([]);
  await product.open(NIVALE);
  await product.addToCart();
  await product.open(BARBERA);
  await product.addToCart();
  await expect(header(page, market).cart(2)).toBeVisible();
  expect(created).toHaveLength(1);
  const { attributes, shippingAddress } = await platform.order(await storedCart(page, MARKET));
  expect(attributes).toMatchObject({ shipping_country_code_lock: 'IT', currency_code: 'EUR' });
  expect(shippingAddress?.['metadata']).toMatchObject({ type: 'placeholder' });
});

test('T3 the cart is found again after a reload and in a new tab, and tabs are kept in step', async ({
  page,
  context,
  market,
  platform,
}) => {
  const product = productScreen(page, market);
  await product.open(NIVALE);
  const other = await context.newPage();
  await other.goto(market.url('/'));
  await expect(header(other, market).cart(0)).toBeVisible();
  await product.addToCart();
  await expect(header(other, market).cart(1)).toBeVisible();
  await page.reload();
  await expect(header(page, market).cart(1)).toBeVisible();

  const elsewhere = cartScreen(other, market);
  await elsewhere.open();
  await expect(elsewhere.quantity(NIVALE)).toHaveValue('1');
  await cartScreen(page, market).open();
  await cartScreen(page, market).quantity(NIVALE).fill('4');
  await cartScreen(page, market).quantity(NIVALE).press('Enter');
  await expect(elsewhere.quantity(NIVALE)).toHaveValue('4');

  // Both at once: whoever comes last at the platform is what both show.
  await elsewhere.quantity(NIVALE).fill('6');
  await cartScreen(page, market).quantity(NIVALE).fill('9');
  await Promise.all([
    elsewhere.quantity(NIVALE).press('Enter'),
    cartScreen(page, market).quantity(NIVALE).press('Enter'),
  ]);
  const id = await storedCart(page, MARKET);
  await expect
    .poll(async () => {
      const truth = String((await piecesOf(platform, id))[NIVALE.code]);
      const shown = [
        await elsewhere.quantity(NIVALE).inputValue(),
        await cartScreen(page, market).quantity(NIVALE).inputValue(),
      ];
      return truth !== '4' && shown.every((it) => it === truth);
    })
    .toBe(true);
});

test('T5 a guest’s cart is put into the customer’s cart of another device, and nothing is doubled', async ({
  page,
  browser,
  baseURL,
  market,
  platform,
}) => {
  const customer = aCustomer();
  await platform.createCustomer(customer);
  const device = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await device.goto(market.url(paths.login()));
  await accountScreen(device, market).logIn(customer);
  await expect(accountScreen(device, market).heading('home')).toBeVisible();
  const there = productScreen(device, market);
  await there.open(NIVALE);
  await there.quantity.fill('2');
  await there.addToCart();
  const own = await storedCart(device, MARKET);

  const product = productScreen(page, market);
  for (const what of [NIVALE, BARBERA]) {
    await product.open(what);
    await product.addToCart();
  }
  const guests = await storedCart(page, MARKET);
  await page.goto(market.url(paths.login()));
  await accountScreen(page, market).logIn(customer);
  await expect(header(page, market).cart(4)).toBeVisible();
  expect(await storedCarts(page)).toEqual({ [MARKET]: own });
  expect(await piecesOf(platform, own)).toEqual({ [NIVALE.code]: 3, [BARBERA.code]: 1 });
  expect(await piecesOf(platform, guests)).toEqual({});

  await page.reload();
  await expect(header(page, market).cart(4)).toBeVisible();
  expect(await piecesOf(platform, own)).toEqual({ [NIVALE.code]: 3, [BARBERA.code]: 1 });
  await device.context().close();
});

test('T5 T3 a customer finds the cart of another device after login, and logging out gives it up in every tab', async ({
  page,
  context,
  browser,
  baseURL,
  market,
  platform,
}) => {
  const customer = aCustomer();
  await platform.createCustomer(customer);
  const device = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await device.goto(market.url(paths.login()));
  await accountScreen(device, market).logIn(customer);
  await expect(accountScreen(device, market).heading('home')).toBeVisible();
  await productScreen(device, market).open(BARBERA);
  await productScreen(device, market).addToCart();
  await device.context().close();

  const other = await context.newPage();
  await other.goto(market.url('/'));
  await page.goto(market.url(paths.login()));
  await accountScreen(page, market).logIn(customer);
  await expect(header(page, market).cart(1)).toBeVisible();
  await expect(header(other, market).cart(1)).toBeVisible();

  await accountScreen(page, market).logOut.click();
  await expect(header(page, market).cart(0)).toBeVisible();
  await expect(header(other, market).cart(0)).toBeVisible();
  expect(await storedCarts(other)).toEqual({});
  await productScreen(other, market).open(NIVALE);
  await productScreen(other, market).addToCart();
  await expect(header(page, market).cart(1)).toBeVisible();
});

test('T1 a stored cart that is a stranger’s, gone, of another market or no id at all is forgotten quietly', async ({
  page,
  market,
  platform,
  watch,
}) => {
  watch.allow(/status of 404 .*\/api\/orders\//);
  const stranger = aCustomer();
  await platform.createCustomer(stranger);
  const strangers = await platform.openOrderOf(stranger, MARKET);
  const product = productScreen(page, market);
  const guests = await platform.openOrderOf(stranger, 'gb-gbp');
  for (const id of [strangers, guests, 'aBcDeFgHiJ', '../customers', '', 7]) {
    await page.goto(market.url('/'));
    await store(page, 'localStorage', 'fv.carts', JSON.stringify({ [MARKET]: id }));
    await page.reload();
    await product.open(NIVALE);
    await product.addToCart();
    await expect(header(page, market).cart(1)).toBeVisible();
    expect((await storedCarts(page))[MARKET]).not.toBe(id);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  expect(await piecesOf(platform, strangers)).toEqual({});
});

test('T3 where nothing can be stored the cart works as long as the page', async ({
  page,
  market,
}) => {
  await blockStorage(page);
  const product = productScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  await expect(header(page, market).cart(1)).toBeVisible();
  await header(page, market).department('wine').click();
  await expect(page).toHaveURL(market.url(paths.category('wine')));
  await expect(header(page, market).cart(1)).toBeVisible();
});
