import { join } from 'node:path';
import { publish } from '../../tooling/remote-kit/release/publish/publish.ts';
import { buildChangedCopy } from '../../tooling/test/build-changed-copy.ts';
import { BARBERA } from '../factories/item.ts';
import { breakOnServer, SERVER_BUG } from '../faults/break-release.ts';
import { liveVersion, publicationOf } from '../fixtures/changed-release.ts';
import { expect, test } from '../fixtures/own-shop.ts';
import { productScreen } from '../screens/product.ts';

test('R5 a fragment that throws on the server is refused before its first visitor, with the page of another team that shows it', async ({
  page,
  shop,
  market,
}) => {
  test.setTimeout(180_000);
  // Only visits show which items there are.
  await productScreen(page, market).open(BARBERA);
  const address = new URL(page.url()).pathname;
  const before = await liveVersion(shop, 'cart');
  const dist = await buildChangedCopy(
    'cart',
    join(shop.data, 'workspace'),
    { locale: 'it', key: 'cart.add.action', text: 'Aggiungi – 4' },
    breakOnServer,
  );
  const startedAt = performance.now();
  const published = await publish(await publicationOf(shop, 'cart', dist));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  test.info().annotations.push({ type: 'refused after', description: `${seconds} s` });
  const message = published.ok ? 'it is live' : published.message;
  expect(message).toContain('TRIAL_FAILED');
  expect(message).toContain(`${address}: Error: ${SERVER_BUG}`);
  expect(await liveVersion(shop, 'cart')).toBe(before);
});
