import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import { buildChangedCopy } from '../../tooling/test/build-changed-copy.ts';
import { localPublication } from '../../tooling/launcher/publish-built.ts';
import { publish } from '../../tooling/remote-kit/release/publish/publish.ts';
import { BARBERA } from '../factories/item.ts';
import { closedGate } from '../fixtures/closed-gate.ts';
import { expect, test } from '../fixtures/own-shop.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

test('pages older than a release whose files are gone report it, and the cart has the additions after a reload', async ({
  page,
  context,
  shop,
  market,
  baseURL,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(/Failed to load resource|ChunkLoadError|Refused to (?:execute script|apply style)/);
  const { text, url } = market;
  const { buyBox, add } = productScreen(page, market);
  const artifacts = join(shop.data, 'artifacts');
  const liveCart = async () => {
    const answer = await fetch(`${baseURL}/live-remotes.json`);
    return ((await answer.json()) as { cart: { version: string } }).cart.version;
  };
  // Pages prefetch the code that adds when they are idle after some activity: here not before its files are gone.
  const removal = closedGate();
  await context.route(/\/cart-writes\./u, async (route) => {
    await removal.opened;
    await route.continue();
  });

  // A page whose visitor has done nothing has no code of the cart: it would reload by itself, and add.
  const hasCode = (on: Page, code: RegExp) => on.waitForResponse((it) => code.test(it.url()));
  let code = hasCode(page, /\/fragment-AddToCart\./u);
  await page.goto(url(paths.product(BARBERA.code)));
  await add.hover();
  await code;
  await expect(add).toBeEnabled();
  const list = await context.newPage();
  code = hasCode(list, /\/quick-add\./u);
  await list.goto(url(paths.category('red')));
  const name = text('catalog.card.add', { name: BARBERA.name(market.locale) });
  const addFromList = list.getByRole('button', { name, exact: true }).first();
  await addFromList.hover();
  await code;
  await expect(addFromList).toBeEnabled();
  const before = await liveCart();
  const dist = await buildChangedCopy('cart', join(shop.data, 'workspace'), {
    locale: market.locale,
    key: 'cart.empty.title',
    text: '2',
  });
  const published = await publish({
    ...(await localPublication(shop, 'cart')),
    dist,
    author: { by: 'e2e', reason: 'a release while a page is open' },
  });
  expect(published).toMatchObject({ ok: true });
  await expect.poll(liveCart).not.toBe(before);
  await rm(join(artifacts, 'cart', before), { recursive: true });
  removal.open();

  await add.click();
  const notice = page.getByText(text('shell.replaced.text'));
  await expect(notice).toBeVisible();
  await expect(buyBox.getByText(text('error.page_outdated'))).toBeVisible();
  await page.getByRole('button', { name: text('shell.replaced.reload') }).click();
  await expect(header(page, market).cart(1)).toBeVisible();
  await expect(notice).toBeHidden();

  await addFromList.click();
  await expect(list.getByText(text('shell.replaced.text'))).toBeVisible();
  await list.getByRole('button', { name: text('shell.replaced.reload') }).click();
  await expect(header(list, market).cart(2)).toBeVisible();
  await expect(list).toHaveURL(url(paths.category('red')));
});
