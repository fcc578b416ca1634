import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { anItalianAddress } from '../factories/address.ts';
import { anEmail } from '../factories/email.ts';
import { NIVALE } from '../factories/item.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountScreen } from '../screens/account.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { productScreen } from '../screens/product.ts';
import { sessionNotice } from '../screens/session-notice.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

const aCustomer = () => ({ email: anEmail(), password: 'una passeggiata in vigna' });

interface StoredTokens {
  accessToken: string;
  refreshToken: string;
}
const tokensOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('fv.session') ?? '{}') as StoredTokens);

test('S15 T3 T6 whose session ends in mid-checkout logs in again and finds all that was typed', async ({
  page,
  market,
  platform,
  ports,
  watch,
}) => {
  watch.allow(/status of 40[014] .*\/(oauth\/token|api\/)/);
  const customer = aCustomer();
  await platform.createCustomer(customer);
  const address = anItalianAddress();
  const checkout = checkoutScreen(page, market);
  const product = productScreen(page, market);
  const { notice, logInThere } = sessionNotice(page, market);
  await accountScreen(page, market).enter(customer);
  await product.open(NIVALE);
  await product.addToCart();
  await checkout.open();
  await expect(page).toHaveURL(market.url(paths.checkout('address')));
  await checkout.typeAddress(address);

  const session = await tokensOf(page);
  const client = JSON.parse(
    Buffer.from(session.accessToken.split('.')[1] ?? '', 'base64url').toString(),
  ) as { application: { client_id: string } };
  await fetch(`http://127.0.0.1:${ports.commerce}/oauth/revoke`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: client.application.client_id,
      token: session.refreshToken,
    }),
  });
  await checkout.confirmAddress();
  await expect(notice).toBeVisible();
  // What was typed is behind the dialog all the while.
  await expect(checkout.textbox('city')).toHaveValue(address.city);
  await logInThere(customer);
  await expect(page).toHaveURL(market.url(paths.checkout('address')));
  for (const name of ['first_name', 'last_name', 'line_1', 'zip_code', 'city', 'phone'] as const)
    await expect(checkout.textbox(name)).toHaveValue(address[name]);
  await checkout.confirmAddress();
  await expect(page).toHaveURL(market.url(paths.checkout('shipping')));
});

test('T3 a logout makes every token worthless at the platform', async ({
  page,
  market,
  platform,
  ports,
}) => {
  const customer = aCustomer();
  const ownerId = await platform.createCustomer(customer);
  const account = accountScreen(page, market);
  await account.enter(customer);
  const first = await tokensOf(page);
  await page.reload();
  await expect.poll(async () => (await tokensOf(page)).accessToken).not.toBe(first.accessToken);
  const { accessToken } = await tokensOf(page);
  const statusWith = async (token: string) => {
    const answer = await fetch(`http://127.0.0.1:${ports.commerce}/api/customers/${ownerId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.status;
  };
  expect(await Promise.all([first.accessToken, accessToken].map(statusWith))).toEqual([200, 200]);
  await account.logOut.click();
  await expect
    .poll(() => Promise.all([first.accessToken, accessToken].map(statusWith)))
    .toEqual([401, 401]);
});
