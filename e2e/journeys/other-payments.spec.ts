import { expect, test } from '../fixtures/payment-test.ts';

test.describe('in Italy', () => {
  test.use({ place: { country: 'IT', locale: 'it' } });

  test('P3 V7 a gift card that covers everything removes cash on delivery and its fee', async ({
    market,
    platform,
    shopper,
    checkout,
    summary,
    confirmation,
    goToPayment,
  }) => {
    const { text } = market;
    const code = await platform.giftCard(20_000, 'EUR');
    await goToPayment();
    await checkout.payInCash();
    // The fee of cash on delivery is part of the total once saved.
    await expect(summary.region).toContainText(text('cart.total.payment'));
    await summary.openCode();
    await summary.code.fill(code);
    await summary.code.press('Enter');
    await expect(summary.clearCode(code)).toBeVisible();
    await expect(
      checkout.section('payment').getByText(text('checkout.payment.free')),
    ).toBeVisible();
    await expect(checkout.section('payment').getByRole('radio')).toHaveCount(0);
    await checkout.place.click();
    await expect(confirmation.heading).toBeVisible();
    await expect(confirmation.part('payment')).toContainText(text('checkout.confirmed.free'));
    const { attributes, authorizations } = await platform.order(confirmation.orderId());
    expect(attributes).toMatchObject({
      status: 'placed',
      payment_status: 'free',
      total_amount_with_taxes_cents: 0,
      payment_method_amount_cents: 0,
      gift_card_code: code,
    });
    expect(Number(attributes['gift_card_amount_cents'])).toBe(
      -Number(attributes['subtotal_amount_cents']) - Number(attributes['shipping_amount_cents']),
    );
    expect(authorizations).toEqual([]);
    expect(await platform.placedBy(shopper.email)).toEqual([confirmation.orderId()]);
  });
});

test.describe('in Switzerland', () => {
  test.use({ place: { country: 'CH', locale: 'de' } });

  test('P4 S8 a guest pays by bank transfer, and sees the account and the reference', async ({
    page,
    market,
    platform,
    checkout,
    confirmation,
    goToPayment,
  }) => {
    const { text } = market;
    await goToPayment();
    await checkout.payByTransfer();
    await checkout.place.click();
    await expect(confirmation.heading).toBeVisible();
    const { attributes } = await platform.order(confirmation.orderId());
    expect(attributes).toMatchObject({
      status: 'placed',
      currency_code: 'CHF',
      payment_source_details: { type: 'wire_transfer' },
    });
    const payment = confirmation.part('payment');
    await expect(payment).toContainText(text('checkout.payment.bank_transfer'));
    for (const [name, value] of [
      ['beneficiary', 'Fonte & Vigna'],
      ['iban', 'CH93 0076 2011 6238 5295 7'],
      ['reason', String(attributes['number'])],
    ] as const) {
      const row = payment.locator('dl > div').filter({
        has: page.getByText(text(`checkout.payment.bank.${name}`), { exact: true }),
      });
      await expect(row.getByRole('definition')).toHaveText(value);
    }
  });
});
