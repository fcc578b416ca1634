import { NIVALE } from '../factories/item.ts';
import { checkoutEvents } from '../fixtures/checkout-layer.ts';
import { allowStatistics, readDataLayer } from '../fixtures/data-layer.ts';
import { expect, test } from '../fixtures/payment-test.ts';
import { CARDS } from '../screens/card-frame.ts';

// Italy, whatever market the other tests run in: each market has its own payment methods.
test.use({ place: { country: 'IT', locale: 'it' } });

test('A1 A2 a purchase by card pushes each checkout event once, with the platform’s amounts', async ({
  page,
  platform,
  watch,
  checkout,
  frame,
  confirmation,
  goToPayment,
}) => {
  watch.allow(/status of 422 .*\/api\/orders/);
  await allowStatistics(page);
  await goToPayment();
  await checkout.payByCard();
  await frame.type(CARDS.declined);
  await checkout.place.click();
  await expect(checkout.paymentError).toBeVisible();
  await page.keyboard.press('Escape');
  await frame.field('number').fill(CARDS.accepted);
  await checkout.place.click();
  await expect(confirmation.heading).toBeVisible();

  const events = await checkoutEvents(page, 'purchase');
  expect(events.map(({ event }) => event)).toEqual([
    'begin_checkout',
    'add_shipping_info',
    'add_payment_info',
    'purchase',
  ]);
  const { attributes } = await platform.order(confirmation.orderId());
  const units = (key: string) => Number(attributes[`${key}_cents`]) / 100;
  const items = [{ item_id: NIVALE.code, price: NIVALE.price('EUR') / 100, quantity: 1 }];
  // Without shipping, tax and surcharge.
  const value = NIVALE.price('EUR') / 100;
  expect(events).toMatchObject([
    { ecommerce: { items, value } },
    { ecommerce: { shipping_tier: expect.any(String) as unknown, value } },
    { ecommerce: { payment_type: 'card', value } },
    {
      ecommerce: {
        transaction_id: String(attributes['number']),
        value,
        tax: units('total_tax_amount'),
        shipping: units('shipping_amount'),
        items,
      },
    },
  ]);

  await page.reload();
  await expect(confirmation.heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(JSON.stringify(await readDataLayer(page))).not.toContain('purchase');
});
