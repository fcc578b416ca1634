import type { Order } from '@commercelayer/sdk';
import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../tooling/test/find-chromium.ts';
import { bundlePage } from './bundle-page.ts';
import { startPlatform, type OfficialPlatform } from './start-platform.ts';
import { watchConsole, type Watch } from '../fixtures/watch-console.ts';
import type { Settings } from './page/settings.ts';

const SHOP = 'https://shop.example.com';
const skuCode = 'BARBERA-ASTI-750';

let platform: OfficialPlatform;
let browser: Browser;
let script: string;

test.beforeAll(async () => {
  [platform, script] = await Promise.all([startPlatform(), bundlePage()]);
  browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [...CHROMIUM_FLAGS, ...platform.chromiumFlags],
  });
});
test.afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

/** The orders a customer has placed, as an integration sees them; not through the components. */
const placedOrders = async (email: string) =>
  platform.call<{ id: string; attributes: Order }[]>(
    await platform.integrationToken(),
    `orders?filter[q][status_eq]=placed&filter[q][customer_email_eq]=${encodeURIComponent(email)}`,
  );

const address = {
  'First name': 'Anna',
  'Last name': 'Bruni',
  Street: 'Via Roma 1',
  City: 'Torino',
  'Zip code': '10121',
  Phone: '+39 011 000000',
};

/** Cents of a formatted amount in euro: `€1.234,50`. */
const cents = (text: string): number => Number(text.replace(/[^\d-]/g, ''));
const amount = async (page: Page, id: string): Promise<number> =>
  cents(await page.getByTestId(id).innerText());

const fillAddress = async (page: Page): Promise<void> => {
  for (const [name, value] of Object.entries(address))
    await page.getByRole('textbox', { name }).fill(value);
  await page.getByRole('combobox', { name: 'Country' }).selectOption('IT');
};

/** From the shipping method to the placed order. @returns its total in cents, as it was shown */
const payAndPlace = async (page: Page): Promise<number> => {
  await page.getByRole('radio', { name: 'Shipping method' }).first().click();
  await expect(page.getByRole('radio', { name: 'Shipping method' }).first()).toBeChecked();
  await page.getByRole('radio', { name: 'Payment method' }).click();
  await expect(page.getByTestId('payment-source')).toContainText('bank');
  const total = await amount(page, 'total');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('status', { name: 'Outcome' })).toHaveText('placed');
  return total;
};

/** The page of the official components at a shop's own address; everything else goes to the platform. */
const openShop = async (
  settings: Settings,
): Promise<{ page: Page; watch: Watch; refusals: string[] }> => {
  const context = await browser.newContext();
  const watch = watchConsole(context);
  // The components ask for it as soon as they are loaded; nothing but the platform can be reached.
  watch.allow(/js\.stripe\.com/);
  const refusals: string[] = [];
  context.on('response', (answer) => {
    const { origin, pathname } = new URL(answer.url());
    const path = pathname.replace(/\/\w{10}$/, '');
    if (origin === platform.endpoint && answer.status() >= 400)
      refusals.push(`${answer.request().method()} ${path} ${answer.status()}`);
  });
  await context.route(`${SHOP}/**`, (route) =>
    new URL(route.request().url()).pathname === '/page.js'
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><link rel="icon" href="data:,"><div id="root"></div>
            <script>window.settings = ${JSON.stringify(settings)}</script><script src="/page.js"></script>`,
        }),
  );
  return { page: await context.newPage(), watch, refusals };
};

test('the official components buy a SKU, from its price to the placed order', async () => {
  const { page, watch, refusals } = await openShop({
    accessToken: await platform.token(),
    endpoint: platform.endpoint,
    skuCode,
    loggedIn: false,
  });
  await page.goto(`${SHOP}/`);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  const price = cents(await page.getByTestId('price').filter({ hasText: '€' }).innerText());
  await expect(page.getByTestId('availability')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByTestId('count')).toHaveText('2');
  await expect.poll(() => amount(page, 'line-amount')).toBe(2 * price);
  await page.getByRole('combobox', { name: 'Quantity' }).selectOption('3');
  await expect.poll(() => amount(page, 'subtotal')).toBe(3 * price);

  // The components write to the console what the shopper is told, too.
  watch.allow(/status of 422|^Update order/);
  await page.getByRole('textbox', { name: 'Coupon' }).fill('NIENTE-SCONTO');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByRole('alert')).toContainText('active gift card or coupon');

  await page.goto(`${SHOP}/checkout`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ospite@example.com');
  await page.getByRole('textbox', { name: 'E-mail' }).blur();
  await page.getByRole('button', { name: 'Save e-mail' }).click();
  await fillAddress(page);
  await page.getByRole('combobox', { name: 'State' }).selectOption('TO');
  await page.getByRole('button', { name: 'Save addresses' }).click();

  const total = await payAndPlace(page);
  expect(total).toBeGreaterThan(3 * price);

  const [order] = await placedOrders('ospite@example.com');
  expect(order?.attributes).toMatchObject({
    status: 'placed',
    payment_status: 'authorized',
    customer_email: 'ospite@example.com',
    language_code: 'it',
    skus_count: 3,
    total_amount_with_taxes_cents: total,
  });
  expect(order?.attributes.subtotal_amount_cents).toBe(3 * price);
  expect(refusals).toEqual(['PATCH /api/orders 422']);
  expect(watch.troubles()).toEqual([]);
});

test("a customer's official components keep the address book, buy with a saved address and list the order", async () => {
  const customer = { email: 'cliente@example.com', password: 'segreto1' };
  await platform.call(await platform.token(), 'customers', {
    type: 'customers',
    attributes: customer,
  });
  const { page, watch, refusals } = await openShop({
    accessToken: await platform.token({
      grant_type: 'password',
      username: customer.email,
      password: customer.password,
    }),
    endpoint: platform.endpoint,
    skuCode,
    loggedIn: true,
  });
  await page.goto(`${SHOP}/account`);
  await expect(page.getByRole('heading', { name: customer.email })).toBeVisible();
  await fillAddress(page);
  await page.getByRole('textbox', { name: 'State' }).fill('TO');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('group')).toContainText('Via Roma 1');

  await page.goto(`${SHOP}/`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByTestId('count')).toHaveText('2');
  await page.goto(`${SHOP}/checkout`);
  await page.getByRole('button', { name: /Via Roma 1/ }).click();
  await page.getByRole('button', { name: 'Save addresses' }).click();
  const total = await payAndPlace(page);

  const [order] = await placedOrders(customer.email);
  expect(order?.attributes.total_amount_with_taxes_cents).toBe(total);
  await page.goto(`${SHOP}/account`);
  await expect(page.getByTestId('order-number')).toHaveText(String(order?.attributes.number));
  expect(await amount(page, 'order-total')).toBe(total);
  await page.getByRole('group').getByText('Delete').click();
  await expect(page.getByRole('group')).toHaveCount(0);
  expect(refusals).toEqual([]);
  expect(watch.troubles()).toEqual([]);
});
