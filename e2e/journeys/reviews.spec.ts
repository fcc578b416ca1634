import { anItalianAddress } from '../factories/address.ts';
import { aCustomer } from '../factories/customer.ts';
import { item } from '../factories/item.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountScreen } from '../screens/account.ts';
import { backOfficeScreen } from '../screens/back-office.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { confirmationScreen } from '../screens/confirmation.ts';
import { orderScreen } from '../screens/order.ts';
import { productScreen, toast } from '../screens/product.ts';
import { reviewScreen } from '../screens/review.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

/** Used by this test only, so that it determines the average. */
const CORKSCREW = item('CORKSCREW-OLIVE');
const TITLE = 'Stappa tutto, anche da sinistra';

test('S1 S11 O4 a buyer reviews an item, the back office publishes the review, and the average changes', async ({
  page,
  browser,
  market,
  platform,
  ports,
}) => {
  test.slow();
  const { text } = market;
  const product = productScreen(page, market);
  const checkout = checkoutScreen(page, market);
  const account = accountScreen(page, market);
  const confirmation = confirmationScreen(page, market);
  const review = reviewScreen(page, market, CORKSCREW);
  const reviews = page.getByRole('region', { name: text('reviews.title') });
  /** Number of published reviews with 1, 2, 3, 4 and 5 stars. */
  const distribution = async (): Promise<number[]> => {
    const answer = await fetch(
      `http://127.0.0.1:${ports.storeApi}/catalogue/reviews?kind=sku&code=${CORKSCREW.code}`,
    );
    return ((await answer.json()) as { distribution: number[] }).distribution;
  };
  const before = await distribution();
  const countBefore = before.reduce((sum, it) => sum + it, 0);

  await account.register(aCustomer());
  await expect(account.heading('home')).toBeVisible();
  await product.open(CORKSCREW);
  await expect(reviews).toContainText(text('reviews.count', { count: countBefore }));
  await product.addToCart();
  await checkout.open();
  await checkout.typeAddress(anItalianAddress());
  await checkout.confirmAddress();
  await checkout.confirmShipping();
  await checkout.payInCash();
  await checkout.place.click();
  await expect(confirmation.heading).toBeVisible();

  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/review-form/.test(request.url())) chunks.push(request.url());
  });
  const order = orderScreen(page, market);
  await page.goto(order.orderUrl(confirmation.orderId()));
  await expect(order.cancel).toBeVisible();
  // Placed with cash on delivery: not paid yet.
  await expect(review.write).toHaveCount(0);
  await platform.ship(confirmation.orderId(), { trackingNumber: 'FV-REVIEW-1', place: 'Alba' });
  await page.reload();
  await expect(review.write).toBeVisible();
  await expectAccessible(page);
  expect(chunks).toEqual([]);
  await review.write.press('Enter');
  await expect(review.stars(1)).toBeFocused();
  expect(chunks).not.toEqual([]);
  await review.send.click();
  await expect(review.form).toContainText(text('form.summary.title', { count: 4 }));
  await expectAccessible(page);

  await review.stars(1).press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(review.stars(5)).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(review.stars(4)).toBeChecked();
  await review.field('title').fill(TITLE);
  await review.field('text').fill('Regge bene in mano.\nIl verme è sottile.');
  await page.reload();
  await expect(review.stars(4)).toBeChecked();
  await expect(review.field('title')).toHaveValue(TITLE);
  await review.field('name').fill('Ada');
  await review.send.click();
  await expect(review.state('pending')).toBeFocused();
  await expect(toast(page, market)).toContainText(text('account.review.sent'));
  await expectAccessible(page);
  expect(await distribution()).toEqual(before);

  const office = await browser.newContext();
  const desk = backOfficeScreen(await office.newPage(), ports);
  await desk.signIn();
  await desk.publishReview(TITLE);
  await office.close();

  await page.reload();
  await expect(review.state('published')).toBeVisible();
  const count = countBefore + 1;
  const sum = before.reduce((whole, it, index) => whole + it * (index + 1), 4);
  await review.read.click();
  await expect(reviews.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(reviews).toContainText(text('reviews.count', { count }));
  await expect(reviews).toContainText(
    new Intl.NumberFormat(market.locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(sum / count),
  );
});
