import type { Address, Order } from '@commercelayer/sdk';
import { amount, cents, fillAddress, giveAddresses, payAndPlace } from './checkout-steps.ts';
import { expect, SHOP, test } from './official-test.ts';
import type { OfficialPlatform } from './start-platform.ts';

const skuCode = 'BARBERA-ASTI-750';

/** A customer's placed orders, read by an integration instead of the components. */
const placedOrders = async (platform: OfficialPlatform, email: string) =>
  platform.call<{ id: string; attributes: Order }[]>(
    await platform.integrationToken(),
    `orders?filter[q][status_eq]=placed&filter[q][customer_email_eq]=${encodeURIComponent(email)}`,
  );

test('the official components buy a SKU, from its price to the placed order', async ({
  platform,
  openShop,
}) => {
  const { page, watch, refusals } = await openShop({
    accessToken: await platform.token(),
    skuCode,
    loggedIn: false,
  });
  await page.goto(`${SHOP}/`);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  const price = cents(await page.getByTestId('price').filter({ hasText: '€' }).innerText());
  await expect(page.getByTestId('availability')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByTestId('count')).toHaveText('2');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page.getByTestId('line-name')).toHaveText(name);
  await expect.poll(() => amount(page, 'line-amount')).toBe(2 * price);
  await page.getByRole('combobox', { name: 'Quantity' }).selectOption('3');
  await expect.poll(() => amount(page, 'subtotal')).toBe(3 * price);

  // The components also log shopper messages to the console.
  watch.allow(/status of 422|^Update order/);
  await page.getByRole('textbox', { name: 'Coupon' }).fill('NIENTE-SCONTO');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByRole('alert')).toContainText('active gift card or coupon');

  await page.goto(`${SHOP}/checkout`);
  await giveAddresses(page);
  const total = await payAndPlace(page);
  expect(total).toBeGreaterThan(3 * price);

  const [order] = await placedOrders(platform, 'ospite@example.com');
  expect(order?.attributes).toMatchObject({
    status: 'placed',
    payment_status: 'authorized',
    customer_email: 'ospite@example.com',
    language_code: 'it',
    skus_count: 3,
    total_amount_with_taxes_cents: total,
  });
  expect(order?.attributes.subtotal_amount_cents).toBe(3 * price);
  // The form has only a billing address, and the platform copies it to the shipping address.
  const token = await platform.integrationToken();
  const shipping = await platform.call<{ attributes: Address }>(
    token,
    `orders/${order?.id}/shipping_address`,
  );
  expect(shipping.attributes).toMatchObject({ line_1: 'Via Roma 1', city: 'Torino' });
  expect(refusals).toEqual(['PATCH /api/orders 422']);
  expect(watch.troubles()).toEqual([]);
});

test('a customer’s official components manage the address book, buy with a saved address and list the order', async ({
  platform,
  openShop,
}) => {
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

  const [order] = await placedOrders(platform, customer.email);
  expect(order?.attributes.total_amount_with_taxes_cents).toBe(total);
  await page.goto(`${SHOP}/account`);
  await expect(page.getByTestId('order-number')).toHaveText(String(order?.attributes.number));
  expect(await amount(page, 'order-total')).toBe(total);
  await page.getByRole('group').getByText('Delete').click();
  await expect(page.getByRole('group')).toHaveCount(0);
  expect(refusals).toEqual([]);
  expect(watch.troubles()).toEqual([]);
});
