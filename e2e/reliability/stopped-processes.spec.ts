import { paths } from '@shop/contracts/routing';
import { BARBERA, NIVALE } from '../factories/item.ts';
import { expect, test } from '../fixtures/own-shop.ts';
import { unconfirmedChanges } from '../fixtures/unconfirmed-changes.ts';
import { cartScreen } from '../screens/cart.ts';
import { header } from '../screens/header.ts';
import { productScreen, toast } from '../screens/product.ts';

/** Longest time to a fallback: refused connections are retried, and once more with the newest release. */
const GIVING_UP = 15_000;
const product = paths.product(BARBERA.code);

/** A page of each team that no other remote can show. */
const PAGES = {
  catalog: product,
  cart: paths.cart(),
  checkout: paths.checkout(),
  account: paths.login(),
} as const;

for (const name of Object.keys(PAGES) as (keyof typeof PAGES)[]) {
  test(`when the host of ${name} is stopped, the server still renders from its verified copy and the rest works`, async ({
    page,
    request,
    shop,
    ports,
    market,
    watch,
  }) => {
    const { text, url, locale } = market;
    watch.allow(new RegExp(`127\\.0\\.0\\.1:${ports.remotes[name]}`));
    watch.allow(/Minified React error #(422|520)/);
    await shop.stopProcess(`remote-${name}`);
    try {
      // A new address, which no page cache has.
      const fresh = await request.get(`${url(product)}?host=${name}`);
      expect(fresh.status()).toBe(200);
      expect(await fresh.text()).toContain(text('cart.add.action'));

      await page.goto(url(PAGES[name]));
      await expect(page.getByRole('main')).toContainText(text('ui.region.text'), {
        timeout: GIVING_UP,
      });
      await expect(header(page, market).department('wine')).toBeVisible();
      const elsewhere = name === 'catalog' ? paths.cart() : paths.product(NIVALE.code);
      const heading = name === 'catalog' ? text('cart.title') : NIVALE.name(locale);
      await page.goto(url(elsewhere));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      await shop.startProcess(`remote-${name}`);
    }
    await page.goto(url(paths.product(NIVALE.code)));
    await expect(productScreen(page, market).add).toBeEnabled();
  });
}

test('when store-api is stopped, the shop still sells, and a restarted shell serves the last good releases', async ({
  page,
  request,
  shop,
  ports,
  market,
  watch,
}) => {
  // The open page may request idle-time code while the shell is down.
  watch.allow(new RegExp(`ERR_CONNECTION_REFUSED .*:${ports.shell}/assets/`));
  watch.allow(new RegExp(`ERR_CONNECTION_REFUSED .*:${ports.storeApi}/`));
  const product = productScreen(page, market);
  const before = (await (await request.get('/health')).json()) as { releaseSet: string };
  await shop.stopProcess('store-api');
  try {
    await product.open(NIVALE);
    await product.addToCart();
    await shop.stopProcess('shell');
    await shop.startProcess('shell');
    const after = (await (await request.get('/health')).json()) as { releaseSet: string };
    expect(after.releaseSet).toBe(before.releaseSet);
    await product.open(BARBERA);
    await product.addToCart();
    await expect(header(page, market).cart(2)).toBeVisible();
  } finally {
    await shop.startProcess('store-api');
  }
});

test('when the commerce platform is stopped, pages report it, and the cart is restored afterwards', async ({
  page,
  shop,
  ports,
  market,
  watch,
}) => {
  const { text, url } = market;
  watch.allow(new RegExp(`127\\.0\\.0\\.1:${ports.commerce}`));
  const product = productScreen(page, market);
  const cart = cartScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  await shop.stopProcess('commerce');
  try {
    await product.add.or(product.added).click();
    await expect(toast(page, market)).toContainText(text('cart.offline.title'));
  } finally {
    await shop.startProcess('commerce');
  }
  // Pending additions are sent automatically.
  await expect(product.added).toBeVisible({ timeout: 20_000 });
  await expect(header(page, market).cart(2)).toBeVisible();
  // The next page sends an unconfirmed change, and then reads the cart by itself.
  await expect.poll(() => unconfirmedChanges(page)).toBe(0);

  await shop.stopProcess('commerce');
  try {
    await page.goto(url(paths.cart()));
    await expect(page.getByRole('main')).toContainText(text('cart.failed'));
  } finally {
    await shop.startProcess('commerce');
  }
  await page
    .getByRole('main')
    .getByRole('button', { name: text('ui.region.retry') })
    .click();
  await expect(cart.quantity(NIVALE)).toHaveValue('2');
});
