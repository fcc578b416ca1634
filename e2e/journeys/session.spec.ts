import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import type { Ports } from '../../tooling/remote-kit/ports.ts';
import { anItalianAddress } from '../factories/address.ts';
import { aCustomer } from '../factories/customer.ts';
import { NIVALE } from '../factories/item.ts';
import { storedValue } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountScreen } from '../screens/account.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { productScreen } from '../screens/product.ts';
import { sessionNotice } from '../screens/session-notice.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

interface StoredTokens {
  accessToken: string;
  refreshToken: string;
}
const tokensOf = async (page: Page) => (await storedValue<StoredTokens>(page, 'session'))!;

/** Revokes the customer's session at the platform: the page's next call is rejected. */
const endSession = async (page: Page, { commerce }: Ports): Promise<void> => {
  const { accessToken, refreshToken } = await tokensOf(page);
  const { application } = JSON.parse(
    Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
  ) as { application: { client_id: string } };
  await fetch(`http://127.0.0.1:${commerce}/oauth/revoke`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: application.client_id, token: refreshToken }),
  });
};

test('S15 T3 T6 a customer whose session expires during checkout logs in again and finds all input', async ({
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

  await endSession(page, ports);
  await checkout.confirmAddress();
  await expect(notice).toBeVisible();
  // The input stays behind the dialog.
  await expect(checkout.textbox('city')).toHaveValue(address.city);
  await logInThere(customer);
  await expect(page).toHaveURL(market.url(paths.checkout('address')));
  for (const name of ['first_name', 'last_name', 'line_1', 'zip_code', 'city', 'phone'] as const)
    await expect(checkout.textbox(name)).toHaveValue(address[name]);
  await checkout.confirmAddress();
  await expect(page).toHaveURL(market.url(paths.checkout('shipping')));
});

test('S15 T3 another customer who logs in after an expired session finds none of the first one’s input', async ({
  page,
  market,
  platform,
  ports,
  watch,
}) => {
  watch.allow(/status of 40[014] .*\/(oauth\/token|api\/)/);
  const [first, second] = [aCustomer(), aCustomer()];
  await platform.createCustomer(first);
  await platform.createCustomer(second);
  const address = anItalianAddress();
  const checkout = checkoutScreen(page, market);
  const product = productScreen(page, market);
  const { notice, logInThere } = sessionNotice(page, market);
  const begin = async () => {
    await product.open(NIVALE);
    await product.addToCart();
    await checkout.open();
    await expect(page).toHaveURL(market.url(paths.checkout('address')));
  };
  await accountScreen(page, market).enter(first);
  await begin();
  await checkout.typeAddress(address);
  await endSession(page, ports);
  await checkout.confirmAddress();
  await expect(notice).toBeVisible();
  await logInThere(second);
  // The order belonged to the first customer.
  await expect(page).toHaveURL(market.url(paths.cart()));
  await begin();
  await expect(checkout.section('account')).toContainText(second.email);
  for (const name of ['first_name', 'last_name', 'line_1', 'zip_code', 'city', 'phone'] as const)
    await expect(checkout.textbox(name)).toHaveValue('');
});

test('T3 a logout revokes every token at the platform', async ({
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

test('T4 a customer who leaves a page during the session renewal stays logged in', async ({
  page,
  market,
  platform,
  watch,
}) => {
  watch.allow(/ERR_FAILED.*\/oauth\/token/);
  const customer = aCustomer();
  await platform.createCustomer(customer);
  const account = accountScreen(page, market);
  await account.enter(customer);
  const before = await tokensOf(page);
  let lost = 0;
  await page.route(/\/oauth\/token$/, async (route) => {
    if (lost > 0 || !route.request().postData()?.includes(before.refreshToken))
      return route.fallback();
    lost += 1;
    // The platform has renewed the session, but its response is lost.
    await route.fetch();
    await route.abort();
  });
  await page.reload();
  await expect.poll(() => lost).toBe(1);
  await page.goto(market.url(paths.orders()));
  await expect.poll(async () => (await tokensOf(page)).refreshToken).not.toBe(before.refreshToken);
  await expect(page).toHaveURL(market.url(paths.orders()));
  await expect(account.logOut).toBeVisible();
});
