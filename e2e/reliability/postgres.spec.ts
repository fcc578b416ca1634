import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../services/store-api/testing/start-postgres.ts';
import type { RunningShop } from '../../tooling/launcher/start-shop.ts';
import { anItalianAddress } from '../factories/address.ts';
import { aCustomer } from '../factories/customer.ts';
import { NIVALE } from '../factories/item.ts';
import { expect, test as base } from '../fixtures/own-shop.ts';
import { accountScreen } from '../screens/account.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { confirmationScreen } from '../screens/confirmation.ts';
import { passwordScreens } from '../screens/password-screens.ts';
import { productScreen } from '../screens/product.ts';
import { ownBase } from '../setup/bases.ts';
import { startFreshShop } from '../setup/start-fresh-shop.ts';

/** A shop whose service stores everything in PostgreSQL: releases, catalog, links and mails. */
const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    async ({}, use, { parallelIndex }) => {
      const postgres = await startPostgres();
      const DATABASE_URL = await postgres.database('shop');
      const shop = await startFreshShop(ownBase(parallelIndex), { DATABASE_URL });
      await use(shop);
      await shop.stop();
      await postgres.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.use({ place: { country: 'IT', locale: 'it' } });

test('S8 S10 O1 O2 on PostgreSQL a customer registers, resets the password by mail, buys, and gets the mails of the order', async ({
  page,
  market,
  inbox,
  shop,
}) => {
  test.slow();
  const customer = aCustomer();
  const fresh = 'un calice al tramonto';
  const account = accountScreen(page, market);
  const passwords = passwordScreens(page, market);
  const checkout = checkoutScreen(page, market);

  await account.register(customer);
  await expect(account.heading('home')).toBeVisible();
  await account.logOut.click();
  await passwords.forget(customer.email);
  await passwords.askForLink();
  await page.goto(await inbox.linkTo('account/reset-password', customer.email));
  await passwords.setNew(fresh);
  await expect(account.heading('login')).toBeVisible();
  await account.logIn({ ...customer, password: fresh });
  await expect(account.heading('home')).toBeVisible();

  const product = productScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  await checkout.open();
  await checkout.typeAddress(anItalianAddress());
  await checkout.confirmAddress();
  await checkout.confirmShipping();
  await checkout.payInCash();
  await checkout.place.click();
  await expect(confirmationScreen(page, market).heading).toBeVisible();
  await inbox.linkTo('track-order', customer.email);

  // No data is in local files.
  expect(existsSync(join(shop.data, 'store-api.sqlite'))).toBe(false);
});
