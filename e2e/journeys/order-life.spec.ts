import { paths } from '@shop/contracts/routing';
import { STORAGE } from '@shop/contracts/storage';
import { aCustomer } from '../factories/customer.ts';
import { item, NIVALE } from '../factories/item.ts';
import { storeText } from '../fixtures/storage.ts';
import { storedCart, storedCarts } from '../fixtures/stored-carts.ts';
import { expect, test } from '../fixtures/test.ts';
import { quantitiesOf } from '../fixtures/quantities-of.ts';
import { accountScreen } from '../screens/account.ts';
import { cartScreen } from '../screens/cart.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

const BARBERA = item('BARBERA-ASTI-750');
const MARKET = 'it-eur';

test('T1 T2 the first addition creates one order, for the visitor’s country', async ({
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

test('T3 the cart survives a reload and appears in a new tab, and tabs stay in sync', async ({
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

  // Both at once: both show the change that reaches the platform last.
  await elsewhere.quantity(NIVALE).fill('6');
  await cartScreen(page, market).quantity(NIVALE).fill('9');
  await Promise.all([
    elsewhere.quantity(NIVALE).press('Enter'),
    cartScreen(page, market).quantity(NIVALE).press('Enter'),
  ]);
  const id = await storedCart(page, MARKET);
  await expect
    .poll(async () => {
      const truth = String((await quantitiesOf(platform, id))[NIVALE.code]);
      const shown = [
        await elsewhere.quantity(NIVALE).inputValue(),
        await cartScreen(page, market).quantity(NIVALE).inputValue(),
      ];
      return truth !== '4' && shown.every((it) => it === truth);
    })
    .toBe(true);
});

test('T5 a guest’s cart is merged into the customer’s cart of another device, without duplicates', async ({
  page,
  browser,
  baseURL,
  market,
  platform,
}) => {
  const customer = aCustomer();
  await platform.createCustomer(customer);
  const device = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await accountScreen(device, market).enter(customer);
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
  expect(await quantitiesOf(platform, own)).toEqual({ [NIVALE.code]: 3, [BARBERA.code]: 1 });
  expect(await quantitiesOf(platform, guests)).toEqual({});

  await page.reload();
  await expect(header(page, market).cart(4)).toBeVisible();
  expect(await quantitiesOf(platform, own)).toEqual({ [NIVALE.code]: 3, [BARBERA.code]: 1 });
  await device.context().close();
});

test('T5 a login merges the cart even if the reconciling code has not loaded', async ({
  page,
  browser,
  baseURL,
  market,
  platform,
  watch,
}) => {
  watch.allow(/ERR_FAILED|ChunkLoadError|Loading chunk/);
  const customer = aCustomer();
  await platform.createCustomer(customer);
  const device = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await accountScreen(device, market).enter(customer);
  await productScreen(device, market).open(NIVALE);
  await productScreen(device, market).addToCart();
  const own = await storedCart(device, MARKET);
  await device.context().close();

  await productScreen(page, market).open(BARBERA);
  await productScreen(page, market).addToCart();
  const code = /fragment-CartReconciler[^/]*\.js/;
  await page.route(code, (route) => route.abort());
  await accountScreen(page, market).enter(customer);
  expect(await storedCart(page, MARKET)).not.toBe(own);
  await page.unroute(code);
  await page.reload();
  await expect(header(page, market).cart(2)).toBeVisible();
  expect(await storedCarts(page)).toEqual({ [MARKET]: own });
  expect(await quantitiesOf(platform, own)).toEqual({ [NIVALE.code]: 1, [BARBERA.code]: 1 });
});

test('T3 E5 a logout leaves no customer data in the browser', async ({
  page,
  market,
  platform,
  watch,
}) => {
  // An immediate logout overtakes the page's token renewal, which is then void.
  watch.allow(/status of 401 .*\/oauth\/token/);
  const customer = aCustomer();
  await platform.createCustomer(customer);
  await accountScreen(page, market).enter(customer);
  await productScreen(page, market).open(BARBERA);
  await productScreen(page, market).addToCart();
  const cart = cartScreen(page, market);
  await cart.open();
  await cart.giftSummary.click();
  await cart.gift.fill('Tanti auguri');
  await page.goto(market.url(paths.account()));
  await accountScreen(page, market).logOut.click();
  await expect(header(page, market).cart(0)).toBeVisible();
  const left = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const word of [customer.email, 'auguri', BARBERA.code])
    expect(await left()).not.toContain(word);
  // The consent choice belongs to the browser, not to the customer.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([STORAGE.consent.key]);
});

test('T5 T3 a customer finds the cart of another device after login, and a logout removes it from every tab', async ({
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
  await accountScreen(device, market).enter(customer);
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

test('T1 a stored cart that is foreign or of another market is dropped silently', async ({
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
  for (const id of [strangers, guests]) {
    await page.goto(market.url('/'));
    await storeText(page, 'carts', JSON.stringify({ [MARKET]: id }));
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
  expect(await quantitiesOf(platform, strangers)).toEqual({});
});
