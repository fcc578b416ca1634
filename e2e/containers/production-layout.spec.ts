import { type Browser, expect, test } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { anItalianAddress } from '../factories/address.ts';
import { anEmail } from '../factories/email.ts';
import { BARBERA } from '../factories/item.ts';
import { chooseBefore } from '../fixtures/choose-before.ts';
import { inboxClient } from '../fixtures/inbox.ts';
import { marketUnderTest } from '../fixtures/market-under-test.ts';
import { platformClient } from '../fixtures/platform.ts';
import { cartScreen } from '../screens/cart.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { confirmationScreen } from '../screens/confirmation.ts';
import { header } from '../screens/header.ts';
import { productScreen, toast } from '../screens/product.ts';
import { constantLoad } from './constant-load.ts';
import { missingTools, startLayout, type Container, type Layout } from './layout.ts';

const missing = missingTools();
const market = marketUnderTest({ country: 'IT', locale: 'it' });
/** Addresses of `deploy/compose.yaml`, from this machine. */
const platform = platformClient('http://10.89.77.51:3010');
const inbox = inboxClient('http://127.0.0.1:3026');

type Step = 'list' | 'product' | 'cart' | 'address' | 'shipping' | 'confirmation';

/** What ends before a step of the second purchase. */
const LOST: Readonly<Record<Step, Container | null>> = {
  list: 'shell-1',
  product: 's3',
  cart: 'store-api-1',
  address: 'postgres',
  shipping: 'mail',
  confirmation: null,
};

const RESTARTED = ['shell-1', 'shell-2', 'store-api-1', 'store-api-2', 'postgres', 's3'] as const;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/**
 * A new guest buys, pays cash on delivery and gets one mail for one order.
 *
 * @param before awaited before each step
 */
const buy = async (browser: Browser, before: (step: Step) => Promise<void>): Promise<void> => {
  const context = await browser.newContext();
  await chooseBefore(context, 'denied 1 2026-01-01');
  const page = await context.newPage();
  const { text, url } = market;
  const email = anEmail();
  const product = productScreen(page, market);
  const cart = cartScreen(page, market);
  const checkout = checkoutScreen(page, market);
  const confirmation = confirmationScreen(page, market);

  await page.goto(url('/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('catalog.home.title'));
  await before('list');
  await page.goto(url(paths.product(BARBERA.code)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(BARBERA.name('it'));
  await before('product');
  await product.addToCart();
  await toast(page, market)
    .getByRole('button', { name: text('cart.add.toCart') })
    .click();
  await expect(cart.heading).toBeVisible();
  await expect(header(page, market).cart(1)).toBeVisible();
  await before('cart');
  await cart.toCheckout.click();
  await checkout.continueAsGuest(email);
  await before('address');
  await checkout.typeAddress(anItalianAddress());
  await checkout.confirmAddress();
  await before('shipping');
  await checkout.confirmShipping();
  await checkout.payInCash();
  await checkout.place.click();
  await checkout.age(18).check();
  await checkout.place.click();
  await expect(confirmation.heading).toBeVisible();
  await before('confirmation');

  const order = await platform.order(confirmation.orderId());
  expect(order.attributes).toMatchObject({ status: 'placed', customer_email: email });
  expect(await platform.placedBy(email)).toEqual([order.id]);
  // An event that a server missed is found by the sweep for mails, every two minutes.
  await expect.poll(() => inbox.count(email), { timeout: 180_000 }).toBe(1);
  await context.close();
};

test.describe('the production layout in containers', () => {
  test.skip(missing.length > 0, `missing: ${missing.join(', ')}`);
  let layout: Layout | undefined;

  test.beforeAll(async () => {
    test.setTimeout(1_800_000);
    layout = await startLayout();
  });
  test.afterEach(async ({ browserName: _ }, { status, expectedStatus }) => {
    if (layout && status !== expectedStatus) console.log(await layout.logs());
  });
  test.afterAll(() => layout?.remove());

  test('B5 S2 S5 S6 a purchase survives the end of a shell, a store-api, the database, the bucket and the mail server', async ({
    browser,
  }) => {
    if (!layout) throw new Error('the layout has not started');
    // Fills the caches: with them, as in a running shop, visitors do not notice an unreachable bucket.
    await buy(browser, () => Promise.resolve());
    const { kill, start } = layout;
    let ended: { container: Container; at: number } | null = null;
    await buy(browser, async (step) => {
      if (ended) {
        const without = seconds(performance.now() - ended.at);
        const again = seconds(await start(ended.container));
        console.log(`${ended.container}: a step without it ${without}, ready again ${again}`);
      }
      const container = LOST[step];
      ended = container ? { container, at: performance.now() } : null;
      if (container) await kill(container);
    });
  });

  test('B5 S5 a restart of every server, the database and the bucket, one by one, fails no request at 50 a second', async () => {
    if (!layout) throw new Error('the layout has not started');
    // Half of the pages are private, so no cache answers them.
    const pages = ['/', paths.cart(), paths.category('wine'), paths.login()] as const;
    const list = `/catalogue/items?market=${market.code}&locale=it&category=wine`;
    const load = constantLoad(
      [
        { host: 'api.shop.localhost:8080', path: list },
        ...pages.map((path) => ({ host: 'shop.localhost:8080', path: market.url(path) })),
      ],
      50,
    );
    const startedAt = performance.now();
    for (const container of RESTARTED) {
      await layout.stop(container);
      const again = seconds(await layout.start(container));
      console.log(
        `${container}: ready again ${again}, at ${seconds(performance.now() - startedAt)}`,
      );
    }
    const { sent, succeeded, failures, slowest, longestPause } = await load.stop();
    console.log(
      `${sent} requests, the slowest ${seconds(slowest)}, none sent for ${seconds(longestPause)}`,
    );
    expect(failures).toEqual([]);
    expect(succeeded).toBe(sent);
    // The shortest restart takes 0.4 s: none happens between two requests.
    expect(longestPause).toBeLessThan(300);
  });
});
