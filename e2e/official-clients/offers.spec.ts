import { amount, giveAddresses } from './checkout-steps.ts';
import { expect, SHOP, test } from './official-test.ts';

const skuCode = 'BARBERA-ASTI-750';

test('V7 the official components redeem a gift card, and show a bought one with name and amount', async ({
  platform,
  openShop,
}) => {
  const accessToken = await platform.token();
  const { page, watch, refusals } = await openShop({ accessToken, skuCode, loggedIn: false });
  await page.goto(`${SHOP}/`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByTestId('count')).toHaveText('2');
  const total = await amount(page, 'total');

  const card = await platform.call<{ id: string }>(accessToken, 'gift_cards', {
    type: 'gift_cards',
    attributes: { currency_code: 'EUR', balance_cents: 10_000 },
  });
  const order = await page.evaluate(() => localStorage.getItem('official-clients'));
  await platform.call(accessToken, 'line_items', {
    type: 'line_items',
    attributes: { quantity: 1 },
    relationships: {
      order: { data: { type: 'orders', id: order } },
      item: { data: { type: 'gift_cards', id: card.id } },
    },
  });
  await page.reload();
  await expect(page.getByTestId('gift-card-name')).toHaveText('Gift card: €100,00');
  await expect(page.getByTestId('gift-card-amount')).toHaveText('€100,00');
  await expect.poll(() => amount(page, 'total')).toBe(total + 10_000);

  await page.getByRole('textbox', { name: 'Coupon' }).fill('REGALO-EUR-2024');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByTestId('gift-card')).toHaveText('-€100,00');
  expect(refusals).toEqual([]);
  expect(watch.troubles()).toEqual([]);
});

test("the official components start with a market's default methods", async ({
  platform,
  openShop,
}) => {
  const office = await platform.office();
  const [market] = await office.markets.list({ filters: { code_eq: 'it-eur' } });
  const [shipping] = await office.shipping_methods.list({
    filters: { currency_code_eq: 'EUR', shipping_zone_name_eq: 'Italia' },
  });
  const [payment] = await office.payment_methods.list({
    filters: { currency_code_eq: 'EUR', payment_source_type_eq: 'wire_transfers' },
  });
  const { id } = market!;
  await office.markets.update({
    id,
    default_shipping_method: office.shipping_methods.relationship(shipping!),
    default_payment_method: office.payment_methods.relationship(payment!),
  });
  const { page, watch, refusals } = await openShop({
    accessToken: await platform.token(),
    skuCode,
    loggedIn: false,
  });
  await page.goto(`${SHOP}/`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByTestId('count')).toHaveText('2');
  await page.goto(`${SHOP}/checkout`);
  await expect(page.getByRole('radio', { name: 'Payment method' })).toBeChecked();
  await giveAddresses(page);
  await expect(page.getByRole('radio', { name: 'Shipping method' }).first()).toBeChecked();

  const orderId = await page.evaluate(() => localStorage.getItem('official-clients'));
  const order = await office.orders.retrieve(orderId ?? '', {
    include: ['payment_method', 'shipments.shipping_method'],
  });
  expect(order).toMatchObject({
    total_amount_with_taxes_cents: await amount(page, 'total'),
    payment_method: { id: payment!.id },
    shipments: [{ shipping_method: { id: shipping!.id } }],
  });
  await office.markets.update({
    id,
    default_shipping_method: office.shipping_methods.relationship(null),
    default_payment_method: office.payment_methods.relationship(null),
  });
  expect(refusals).toEqual([]);
  expect(watch.troubles()).toEqual([]);
});
