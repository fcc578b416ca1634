import { NIVALE } from '../factories/item.ts';
import { expect, test } from '../fixtures/payment-test.ts';

test.describe('in Italy', () => {
  test.use({ place: { country: 'IT', locale: 'it' } });

  test('S8 P2 a guest who pays in cash gets the confirmation mail, and follows its link to the order', async ({
    page,
    market,
    platform,
    shopper,
    checkout,
    confirmation,
    goToPayment,
    inbox,
  }) => {
    const { text, money } = market;
    await goToPayment();
    await checkout.payInCash();
    await checkout.place.click();
    await expect(confirmation.heading).toBeVisible();
    await expect(page.getByText(text('checkout.confirmed.mail'))).toBeVisible();
    const { attributes } = await platform.order(confirmation.orderId());
    const number = String(attributes['number']);

    const link = await inbox.linkTo('track-order', shopper.email);
    expect(await inbox.count(shopper.email)).toBe(1);
    const [mail] = await inbox.read(shopper.email);
    expect(mail?.subject).toContain(number);
    expect(mail?.text).toContain(NIVALE.name('it'));
    expect(mail?.text).toContain(money(Number(attributes['total_amount_with_taxes_cents'])));
    expect(mail?.text).toContain(shopper.address.line_1);

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(number);
    await expect(page.getByRole('main')).toContainText(NIVALE.name('it'));
    // The key never reaches a server or the next page.
    expect(page.url()).not.toContain('token');
  });
});
