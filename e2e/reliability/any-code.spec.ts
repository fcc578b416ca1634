import { paths } from '@shop/contracts/routing';
import { anItalianAddress } from '../factories/address.ts';
import { anEmail } from '../factories/email.ts';
import { expect, test } from '../fixtures/own-shop.ts';
import { readSitemaps } from '../fixtures/read-sitemaps.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { confirmationScreen } from '../screens/confirmation.ts';
import { productScreen } from '../screens/product.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

const CODE = "A&B'S (6)#1";
const NAME = 'Sei acque in cassetta';

test('S2 S3 C4 an item is found, viewed and bought with any code', async ({
  page,
  market,
  platform,
  request,
  baseURL,
}) => {
  const { url } = market;
  await platform.sell({ code: CODE, name: NAME }, 1290, 'EUR');
  const found = page.getByRole('main').getByRole('link', { name: NAME, exact: true });
  // The index is updated by the platform's events.
  await expect(async () => {
    await page.goto(url(`${paths.search()}?q=cassetta`));
    await expect(found).toBeVisible({ timeout: 1000 });
  }).toPass();
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  const address = page.url();
  expect(address).toContain(`${baseURL}${url(paths.product(CODE))}/`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);

  await productScreen(page, market).addToCart();
  const checkout = checkoutScreen(page, market);
  await checkout.open();
  await checkout.continueAsGuest(anEmail());
  await checkout.typeAddress(anItalianAddress());
  await checkout.confirmAddress();
  await checkout.confirmShipping();
  await checkout.payInCash();
  await checkout.place.click();
  const confirmation = confirmationScreen(page, market);
  await expect(confirmation.heading).toBeVisible();
  await expect(confirmation.part('order')).toContainText(NAME);
  const { lines } = await platform.order(confirmation.orderId());
  expect(lines).toContainEqual(expect.objectContaining({ sku_code: CODE, quantity: 1 }));

  await page.goto('about:blank');
  const named = [...(await readSitemaps(page, request)).keys()];
  expect(named).toContain(address);
});
