import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName } from '@shop/contracts/remote/fragments';
import { CONTRACT_VERSION, type ReleaseManifest } from '@shop/contracts/remote/release-manifest';
import { paths } from '@shop/contracts/routing';
import { publish } from '../../tooling/remote-kit/release/publish/publish.ts';
import { promote } from '../../tooling/remote-kit/release/store-api/edit-releases.ts';
import { REMOTE_NAMES } from '../../tooling/remote-kit/remotes.ts';
import { addressIn } from '../factories/address.ts';
import { anEmail } from '../factories/email.ts';
import { NIVALE } from '../factories/item.ts';
import {
  buildFormerCart,
  copyWithContract,
  publicationOf,
  RELEASE_AUTHOR,
  storeApiOf,
} from '../fixtures/changed-release.ts';
import { expect, test } from '../fixtures/own-shop.ts';
import { serveManifest } from '../fixtures/serve-manifest.ts';
import { goToSection } from '../screens/buy.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { confirmationScreen } from '../screens/confirmation.ts';
import { header } from '../screens/header.ts';
import { productScreen } from '../screens/product.ts';

const [MAJOR = 0] = CONTRACT_VERSION.split('.').map(Number);
/** The last contract in which the cart's reconciler was `OrderLife` alone. */
const PREVIOUS = `${MAJOR - 1}.5.0`;
const NEXT = `${MAJOR + 1}.0.0`;

type Live = Record<RemoteName, { version: string; contract: string }>;
const liveOf = async (origin: string | undefined): Promise<Live> =>
  (await (await fetch(`${origin}/live-remotes.json`)).json()) as Live;
const contractsOf = async (origin: string | undefined) =>
  Object.values(await liveOf(origin)).map(({ contract }) => contract);

test('R4 a shell of contract N sells with remotes of N−1, which advance one by one during a visit', async ({
  page,
  shop,
  market,
  platform,
  baseURL,
}) => {
  test.setTimeout(420_000);
  const before = await liveOf(baseURL);
  for (const name of REMOTE_NAMES) {
    const dist =
      name === 'cart'
        ? await buildFormerCart(shop, market.locale, PREVIOUS)
        : await copyWithContract(shop, name, PREVIOUS);
    expect(await publish(await publicationOf(shop, name, dist))).toMatchObject({ ok: true });
  }
  await expect.poll(() => contractsOf(baseURL)).toEqual(REMOTE_NAMES.map(() => PREVIOUS));

  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const loads = (name: string) => files.some((file) => file.includes(`/${name}.`));
  const buy = async (): Promise<void> => {
    const confirmation = confirmationScreen(page, market);
    const checkout = checkoutScreen(page, market);
    await checkout.payInCash();
    await checkout.place.click();
    await expect(confirmation.heading).toBeVisible();
    const { attributes } = await platform.order(confirmation.orderId());
    expect(attributes).toMatchObject({ status: 'placed' });
  };
  const shopper = { email: anEmail(), address: addressIn(market.country) };

  // All remotes of N−1: the adapters load, and the cart's reconciler under its former name.
  await goToSection(page, market, NIVALE, shopper, 'account');
  expect(loads('compat')).toBe(true);
  await page.reload();
  await expect(header(page, market).cart(1)).toBeVisible();
  await expect.poll(() => loads('fragment-OrderLife')).toBe(true);
  await goToSection(page, market, NIVALE, shopper, 'payment');
  await buy();

  // A second visit, during which the remotes advance.
  const product = productScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  for (const name of ['catalog', 'cart', 'account', 'checkout'] as const) {
    const { version } = before[name];
    expect(await promote(storeApiOf(shop), name, version, RELEASE_AUTHOR)).toMatchObject({
      ok: true,
    });
    await expect.poll(async () => (await liveOf(baseURL))[name].contract).toBe(CONTRACT_VERSION);
    await product.open(NIVALE);
    await expect(header(page, market).cart(1)).toBeVisible();
    await page.goto(market.url(paths.cart()));
    await expect(
      page.getByRole('main').getByText(NIVALE.name(market.locale)).first(),
    ).toBeVisible();
  }
  expect(await liveOf(baseURL)).toEqual(before);
  files.length = 0;
  await goToSection(page, market, NIVALE, shopper, 'payment');
  await buy();
  expect(loads('fragment-CartReconciler')).toBe(true);
  expect(loads('compat')).toBe(false);
});

test('R4 a remote of contract N+1 is refused as long as a shell of N runs, and the shop sells on', async ({
  page,
  shop,
  market,
  baseURL,
}) => {
  const before = await liveOf(baseURL);
  const dist = await copyWithContract(shop, 'catalog', NEXT);
  // The release command of a workspace of N+1 takes that for the shell's contract.
  const publication = await publicationOf(shop, 'catalog', dist);
  const refused = await publish({
    ...publication,
    shell: { ...publication.shell, contract: NEXT },
  });
  expect(refused.ok ? 'published' : refused.message).toMatch(
    new RegExp(
      `contract ${NEXT}; the running shell \\S+ provides ${CONTRACT_VERSION}.*Deploy the shell with contract ${MAJOR + 1}\\.0`,
    ),
  );
  expect(await liveOf(baseURL)).toEqual(before);
  await productScreen(page, market).open(NIVALE);
  await productScreen(page, market).addToCart();
});

test('R4 a shell that starts with a release outside its window serves the last good one, or is not ready', async ({
  page,
  shop,
  market,
  baseURL,
  request,
  watch,
}) => {
  test.setTimeout(180_000);
  // The error page reports these. Its policy allows no remote's host, so it refuses containers that load later.
  watch.allow(/503 \(Service Unavailable\)|cart has no live release|Scripts may not be loaded/);
  const before = await liveOf(baseURL);
  const store = storeApiOf(shop).endpoint;
  const manifest = (await (await fetch(`${store}/releases`)).json()) as ReleaseManifest;
  const [cart] = manifest.microFrontends['cart'] ?? [];
  if (cart) cart.extras.contract = `${MAJOR - 2}.9.0`;
  const state = async (path: string) => {
    const answer = await request.get(`${baseURL}${path}`);
    return [answer.status(), await answer.json()];
  };
  const impostor = await serveManifest(shop, manifest);
  try {
    await shop.restartProcess('shell');
    const reason = expect.stringContaining('Rebuild the remote');
    const version = before.cart.version;
    const kept = { remote: 'cart', version, serves: version, reason };
    expect(await state('/health')).toMatchObject([200, { status: 'degraded', refused: [kept] }]);
    expect((await state('/ready'))[0]).toBe(200);
    expect(await liveOf(baseURL)).toEqual(before);

    await rm(join(shop.data, 'shell', 'releases.json'));
    await shop.restartProcess('shell');
    const missing = { ...kept, serves: null };
    expect(await state('/ready')).toMatchObject([503, { status: 'waiting', refused: [missing] }]);
    expect((await page.goto(market.url('/')))?.status()).toBe(200);
    expect((await page.goto(market.url(paths.cart())))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      market.text('ui.region.thrown.title'),
    );
  } finally {
    // A page that is open would ask the servers that restart now.
    await page.goto('about:blank');
    await impostor.end();
    await shop.restartProcess('shell');
  }
  await expect.poll(() => liveOf(baseURL)).toEqual(before);
});
