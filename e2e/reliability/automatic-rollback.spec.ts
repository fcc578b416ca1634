import { join } from 'node:path';
import { STORAGE } from '@shop/contracts/storage';
import { buildChangedCopy } from '../../tooling/test/build-changed-copy.ts';
import { publish } from '../../tooling/remote-kit/release/publish/publish.ts';
import { BARBERA } from '../factories/item.ts';
import { breakPart, breakSources } from '../faults/break-release.ts';
import { lastEdit } from '../fixtures/broken-cart.ts';
import { publicationOf } from '../fixtures/changed-release.ts';
import { setOf, startTraffic } from '../fixtures/health-traffic.ts';
import { expect, test } from '../fixtures/own-shop.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

test('R8 a canary whose module throws for one visitor in ten is withdrawn within two minutes, and no cart is lost', async ({
  page,
  context,
  baseURL,
  shop,
  market,
  watch,
  ports,
}) => {
  test.setTimeout(300_000);
  // The stable release's code does not match the canary's HTML (418). If the module fails before hydration, React renders
  // the region in the browser (422).
  watch.allow(/a broken module|Minified React error #(418|422)/);
  watch.allow(new RegExp(`127\\.0\\.0\\.1:${ports.remotes.cart}`));
  const dist = await buildChangedCopy(
    'cart',
    join(shop.data, 'workspace'),
    { locale: 'it', key: 'cart.add.action', text: 'Aggiungi – 3' },
    breakSources,
  );
  const published = await publish({ ...(await publicationOf(shop, 'cart', dist)), canary: 10 });
  if (!published.ok) throw new Error(published.message);
  const { version } = published.value;
  const isLive = async () => (await setOf(shop, 0)).releases['cart'] === version;
  await expect.poll(isLive).toBe(true);

  // A visitor of the canary buys with the stable release, in a page that reports the failure.
  await context.addCookies([{ name: STORAGE.cohortCookie.key, value: '0', url: baseURL ?? '' }]);
  await breakPart(page, 'module');
  await productScreen(page, market).open(BARBERA);
  await productScreen(page, market).addToCart();

  // Fifty visits per second, a tenth of them of the canary.
  const sets = { canary: await setOf(shop, 0), stable: await setOf(shop, 99) };
  const visit = startTraffic(shop, sets, 'module');
  const startedAt = performance.now();
  const editAfterVisits = async () => {
    await visit();
    return lastEdit(shop);
  };
  await expect
    .poll(editAfterVisits, { intervals: [200], timeout: 120_000 })
    .toBe('rollback by health');
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  test.info().annotations.push({ type: 'withdrawn after', description: `${seconds} s` });

  await expect.poll(isLive).toBe(false);
  await page.reload();
  await expect(header(page, market).cart(1)).toBeVisible();
});
