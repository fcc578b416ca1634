import { tabInto, tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/payment-test.ts';
import { CARDS } from '../screens/card-frame.ts';

// Italy, whatever market the other tests run in: each market has its own payment methods.
test.use({ place: { country: 'IT', locale: 'it' } });
/** The platform's errors for refused payments are expected. */
const REFUSED = /status of 422 .*\/api\/orders/;

test('P1 P4 S8 a guest pays by card, and the platform has authorized the total', async ({
  platform,
  checkout,
  frame,
  confirmation,
  goToPayment,
}) => {
  await goToPayment();
  await checkout.payByCard();
  await frame.type(CARDS.accepted);
  await checkout.place.click();
  await expect(confirmation.heading).toBeVisible();
  const { attributes, authorizations } = await platform.order(confirmation.orderId());
  expect(attributes).toMatchObject({
    status: 'placed',
    payment_status: 'authorized',
    payment_source_details: {
      type: 'braintree_payment',
      payment_instrument: { card_type: 'visa', card_last_digits: '1881' },
    },
  });
  expect(authorizations).toMatchObject([
    { succeeded: true, amount_cents: attributes['total_amount_with_taxes_cents'] },
  ]);
});

test('S15 T12 a refused card is reported in a modal, and another one is accepted in the same form', async ({
  market,
  platform,
  watch,
  shopper,
  checkout,
  frame,
  confirmation,
  goToPayment,
}) => {
  watch.allow(REFUSED);
  const { text } = market;
  await goToPayment();
  await checkout.payByCard();
  await frame.type(CARDS.declined);
  await checkout.place.click();
  await expect(checkout.paymentError).toContainText(text('error.payment_error'));
  await checkout.paymentError
    .getByRole('button', { name: text('checkout.payment_error.retry') })
    .click();
  await expect(checkout.place).toBeFocused();
  // The input is still there.
  await expect(frame.field('name')).toHaveValue('Giulia Amico');
  await frame.field('number').fill(CARDS.accepted);
  await checkout.place.click();
  await expect(confirmation.heading).toBeVisible();
  const { authorizations } = await platform.order(confirmation.orderId());
  expect(authorizations.map(({ succeeded }) => succeeded).toSorted()).toEqual([false, true]);
  expect(await platform.placedBy(shopper.email)).toEqual([confirmation.orderId()]);
});

test('S15 P2 P4 a card refused by fraud rules leads to cash on delivery', async ({
  market,
  platform,
  watch,
  checkout,
  frame,
  confirmation,
  goToPayment,
}) => {
  watch.allow(REFUSED);
  const { text } = market;
  await goToPayment();
  await checkout.payByCard();
  await frame.type(CARDS.fraud);
  await checkout.place.click();
  await expect(checkout.paymentError).toContainText(text('error.bt_validation_error'));
  await checkout.paymentError
    .getByRole('button', { name: text('checkout.payment_error.other') })
    .click();
  await expect(checkout.cashOnDelivery).toBeFocused();
  await checkout.payInCash();
  await checkout.place.click();
  await expect(confirmation.heading).toBeVisible();
  const { attributes } = await platform.order(confirmation.orderId());
  expect(attributes).toMatchObject({
    status: 'placed',
    payment_source_details: { type: 'wire_transfer' },
  });
});

test('P1 the bank’s challenge appears in the frame: failed, then passed', async ({
  page,
  market,
  platform,
  shopper,
  checkout,
  frame,
  confirmation,
  goToPayment,
}) => {
  const { text } = market;
  await goToPayment();
  await checkout.payByCard();
  await frame.type(CARDS.challenge);
  await checkout.place.click();
  await expect(frame.proof).toBeFocused();
  await frame.failProof.click();
  await expect(checkout.paymentError).toContainText(text('error.bt_validation_error'));
  await page.keyboard.press('Escape');
  await expect(checkout.paymentError).toBeHidden();
  await expect(checkout.place).toBeFocused();
  expect(await platform.placedBy(shopper.email)).toEqual([]);
  await checkout.place.click();
  await frame.confirmProof.click();
  await expect(confirmation.heading).toBeVisible();
  const { attributes } = await platform.order(confirmation.orderId());
  expect(attributes).toMatchObject({ status: 'placed', payment_status: 'authorized' });
});

test('P5 a reload during payment loses nothing and places nothing', async ({
  page,
  platform,
  shopper,
  checkout,
  frame,
  confirmation,
  goToPayment,
}) => {
  await goToPayment();
  await checkout.payByCard();
  await frame.type(CARDS.challenge);
  await checkout.place.click();
  await expect(frame.confirmProof).toBeVisible();
  await page.reload();
  await expect(checkout.card).toBeChecked();
  expect(await platform.placedBy(shopper.email)).toEqual([]);
  await frame.type(CARDS.accepted);
  await checkout.place.click();
  await expect(confirmation.heading).toBeVisible();
  expect(await platform.placedBy(shopper.email)).toEqual([confirmation.orderId()]);
});

test('P1 S7 the first error of an incomplete card gets the focus, wherever it is', async ({
  page,
  platform,
  shopper,
  checkout,
  frame,
  confirmation,
  goToPayment,
}) => {
  await goToPayment();
  await checkout.payByCard();
  await expect(frame.field('number')).toBeVisible();
  // The frame was not focused before.
  await checkout.place.click();
  await expect(frame.field('number')).toBeFocused();
  await frame.type(CARDS.accepted);
  await frame.field('code').fill('');
  await checkout.place.focus();
  await page.keyboard.press('Enter');
  await expect(frame.field('code')).toBeFocused();
  // Keys go to the visible focus.
  await page.keyboard.type('123');
  await expect(frame.field('code')).toHaveValue('123');
  expect(await platform.placedBy(shopper.email)).toEqual([]);
  await checkout.place.click();
  await expect(confirmation.heading).toBeVisible();
});

test('P1 a purchase by card by keyboard alone', async ({
  page,
  platform,
  checkout,
  frame,
  confirmation,
  goToPayment,
}) => {
  await goToPayment();
  const group = checkout.section('payment').getByRole('radio');
  await tabTo(page, group.first());
  await page.keyboard.press(' ');
  await expect(checkout.card).toBeChecked();
  await expect(frame.field('number')).toBeVisible();
  for (const [name, value] of [
    ['number', CARDS.accepted],
    ['name', 'Giulia Amico'],
    ['expiry', '12/32'],
    ['code', '123'],
  ] as const) {
    await tabInto(page, frame.field(name));
    await page.keyboard.type(value);
  }
  await tabTo(page, checkout.place);
  await page.keyboard.press('Enter');
  await expect(confirmation.heading).toBeVisible();
  const { attributes } = await platform.order(confirmation.orderId());
  expect(attributes).toMatchObject({ status: 'placed', payment_status: 'authorized' });
});

test.describe('in Germany', () => {
  test.use({ place: { country: 'DE', locale: 'de' } });

  test('P1 E1 street letters are kept in the order, and the bank’s challenge appears', async ({
    platform,
    shopper,
    checkout,
    frame,
    confirmation,
    goToPayment,
  }) => {
    expect(shopper.address.line_1).toBe('Weißstraße 1');
    await goToPayment();
    await checkout.payByCard();
    await frame.type(CARDS.challenge);
    await checkout.place.click();
    await frame.confirmProof.click();
    await expect(confirmation.heading).toBeVisible();
    await expect(confirmation.part('delivery')).toContainText('Weißstraße 1');
    const { attributes, billingAddress } = await platform.order(confirmation.orderId());
    expect(attributes).toMatchObject({ status: 'placed', payment_status: 'authorized' });
    expect(billingAddress).toMatchObject({ first_name: 'Jörg', line_1: 'Weißstraße 1' });
  });
});
