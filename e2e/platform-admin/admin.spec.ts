import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readConfig } from '../../services/commerce/config/config.ts';
import { startServer, type RunningServer } from '../../services/commerce/start-server.ts';
import { asCustomer, asIntegration } from '../../services/store-api/enrichment/testing/shopper.ts';
import { placeOrder } from '../../services/store-api/own-api/orders/testing/place-order.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';

let folder: string;
let server: RunningServer;
let accessToken: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-admin-'));
  const read = readConfig({ COMMERCE_PORT: '0', COMMERCE_DB: join(folder, 'commerce.sqlite') });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  server = await startServer(read.config, () => undefined);
  const answer = await fetch(`${server.origin}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: read.config.clients.salesChannelId,
      scope: 'market:code:it-eur',
    }),
  });
  accessToken = ((await answer.json()) as { access_token: string }).access_token;
});
test.afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a document to the API as a guest and returns the id of the created resource. */
const create = async (type: string, data: object): Promise<string> => {
  const answer = await fetch(`${server.origin}/api/${type}`, {
    method: 'POST',
    headers: {
      accept: 'application/vnd.api+json',
      'content-type': 'application/vnd.api+json',
      authorization: `Bearer ${accessToken}`,
    },
    body: JSON.stringify({ data: { type, ...data } }),
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
};
const addLine = (order: string, name: string) =>
  create('line_items', {
    attributes: { sku_code: 'BARBERA-ASTI-750', quantity: 2, name },
    relationships: { order: { data: { type: 'orders', id: order } } },
  });

test('an admin user sees a new order and its changes', async ({ page }) => {
  await page.goto(`${server.origin}/_admin/orders`);
  const order = await create('orders', { attributes: { customer_email: 'anna@example.com' } });
  // The page is live: no reload.
  await page
    .getByRole('row', { name: /anna@example\.com/ })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order');
  const timeline = page.getByRole('listitem').filter({ hasText: 'line_items.create' });
  await expect(timeline).toHaveCount(0);
  await addLine(order, 'Barbera');
  await expect(timeline).toHaveCount(1);
  await expect(page.getByRole('row', { name: /Barbera/ })).toBeVisible();
});

test('S11 an admin user approves, captures, ships, delivers and refunds an order, and its customer sees it', async ({
  page,
}) => {
  const account = { email: 'dora@example.com', password: 'a long password' };
  await (await asIntegration(server.origin)).customers.create(account);
  const customer = await asCustomer(server.origin, account);
  const { id } = await placeOrder(customer);
  const seen = () =>
    customer.orders.retrieve(id, {
      include: ['shipments.parcels', 'shipments.shipping_method', 'refunds'],
    });
  await page.goto(`${server.origin}/_admin/orders/${id}`);
  await expectAccessible(page);
  const press = async (name: string | RegExp, said: string) => {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('status')).toHaveText(said);
  };
  await press('Approve', 'The order is approved.');
  await press(/^Capture/, 'The payment is captured.');
  await page.getByRole('textbox', { name: /^Tracking number/ }).fill('FV0042');
  await expectAccessible(page);
  await press(/^Ship/, 'The shipment is on its way.');
  expect(await seen()).toMatchObject({
    status: 'approved',
    payment_status: 'paid',
    fulfillment_status: 'fulfilled',
    shipments: [
      {
        status: 'shipped',
        parcels: [{ tracking_number: 'FV0042' }],
        shipping_method: {
          metadata: { tracking_url: expect.stringContaining('{tracking_number}') },
        },
      },
    ],
  });
  await press(/^Deliver/, 'The shipment is delivered.');
  const amount = page.getByRole('textbox', { name: /^Amount in EUR/ });
  const all = async () => {
    await page.getByText('Refund', { exact: true }).click();
    return amount.inputValue();
  };
  const paid = await all();
  // Rejected with its input, which survives live updates; then in part, then the rest.
  await amount.fill('99999');
  await page.getByRole('button', { name: /^Yes, refund/ }).click();
  await expect(page.getByRole('alert')).toContainText('Refund was refused: No more than €');
  await expect(amount).toHaveValue('99999');
  await expect(amount).toHaveAccessibleDescription(/^No more than €.* is left to refund\.$/);
  await expectAccessible(page);
  await amount.fill('5');
  await amount.press('Enter');
  await expect(page.getByRole('status')).toContainText('€5,00 is refunded, €');
  await expect(page.getByRole('row', { name: /^Refund of .* -€5,00$/ })).toBeVisible();
  expect(await seen()).toMatchObject({
    payment_status: 'partially_refunded',
    refunds: [{ amount_cents: 500, succeeded: true }],
  });
  expect(await all()).not.toBe(paid);
  await press(/^Yes, refund/, 'The payment is refunded.');
  await expect(page.getByRole('row', { name: `Refunded -${paid}` })).toBeVisible();
  expect(await seen()).toMatchObject({
    payment_status: 'refunded',
    shipments: [{ status: 'delivered' }],
    refunds: [{ amount_cents: 500 }, { succeeded: true }],
  });
});

test('hostile text in an order renders as text', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const order = await create('orders', { attributes: { customer_email: 'bruno@example.com' } });
  const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  await addLine(order, hostile);
  await page.goto(`${server.origin}/_admin/orders/${order}`);
  await expect(page.getByRole('row', { name: hostile })).toBeVisible();
  await expect(page).toHaveTitle(/^Order/);
  expect(errors).toEqual([]);
});

test('a fault and a snapshot are set by keyboard', async ({ page }) => {
  await page.goto(`${server.origin}/_admin/faults`);
  await page.getByRole('textbox', { name: /Path/ }).fill('/api/skus*');
  await page.getByRole('button', { name: 'Set the fault' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Fault set.');
  expect((await fetch(`${server.origin}/api/skus`)).status).toBe(503);
  await page.goto(`${server.origin}/_admin/snapshots`);
  await page.getByRole('textbox', { name: 'Name' }).fill('known');
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await page.getByRole('button', { name: 'Restore known' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('restored');
});

for (const path of [
  '',
  'orders',
  'customers',
  'stock',
  'promotions',
  'coupons',
  'gift-cards',
  'webhooks',
  'events',
  'requests',
  'faults',
  'snapshots',
])
  test(`is accessible and fits a phone: /_admin/${path}`, async ({ page }) => {
    await page.goto(`${server.origin}/_admin/${path}`);
    await expectAccessible(page);
  });
