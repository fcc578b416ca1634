import { join } from 'node:path';
import { buildChangedCopy } from '../../tooling/test/build-changed-copy.ts';
import { localPublication } from '../../tooling/launcher/publish-built.ts';
import { publish } from '../../tooling/remote-kit/release/publish/publish.ts';
import { addressIn } from '../factories/address.ts';
import { anEmail } from '../factories/email.ts';
import { NIVALE } from '../factories/item.ts';
import { marketUnderTest } from '../fixtures/market-under-test.ts';
import { expect, test } from '../fixtures/own-shop.ts';
import { type Page } from '../fixtures/test.ts';
import { goToSection } from '../screens/buy.ts';
import { cardFrame, CARDS } from '../screens/card-frame.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { confirmationScreen } from '../screens/confirmation.ts';

/** Two markets in one visit, because each has its own order. */
const OLD = marketUnderTest({ country: 'IT', locale: 'it' });
const NEW = marketUnderTest({ country: 'CH', locale: 'de' });

const shopperIn = ({ country }: typeof OLD) => ({ email: anEmail(), address: addressIn(country) });

/** Checkout files requested by the page from now on, including frames: release and name. */
const checkoutFiles = (page: Page, host: string) => {
  const files: { version: string; name: string }[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const [, version = '', name = ''] =
      /^\/(?:checkout\/)?([^/]+)\/web\/(.+)$/.exec(pathname) ?? [];
    if (origin === host) files.push({ version, name });
  });
  return files;
};

const payByCard = async (page: Page, market: typeof OLD): Promise<string> => {
  const checkout = checkoutScreen(page, market);
  const confirmation = confirmationScreen(page, market);
  await checkout.payByCard();
  await cardFrame(page, market).type(CARDS.accepted);
  await checkout.place.click();
  await expect(confirmation.heading).toBeVisible();
  return confirmation.orderId();
};

test('P1 P5 two releases of the checkout in one visit: each tab keeps its own, including the frame, and buys', async ({
  page: old,
  context,
  shop,
  platform,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const publication = await localPublication(shop, 'checkout');
  const { baseUrl } = publication;
  const live = async () => {
    const answer = await fetch(`${baseURL}/live-remotes.json`);
    return ((await answer.json()) as { checkout: { version: string } }).checkout.version;
  };
  const before = await live();
  const filesOfOld = checkoutFiles(old, new URL(baseUrl).origin);
  // The code of the payment and its frame is not loaded yet.
  await goToSection(old, OLD, NIVALE, shopperIn(OLD), 'shipping');

  const title = `${NEW.text('checkout.title')} – 2`;
  const dist = await buildChangedCopy('checkout', join(shop.data, 'workspace'), {
    locale: NEW.locale,
    key: 'checkout.title',
    text: title,
  });
  const published = await publish({
    ...publication,
    dist,
    author: { by: 'e2e', reason: 'a release while a checkout is open' },
  });
  expect(published).toMatchObject({ ok: true });
  await expect.poll(live).not.toBe(before);
  const after = await live();

  const renewed = await context.newPage();
  const filesOfNew = checkoutFiles(renewed, new URL(baseUrl).origin);
  await goToSection(renewed, NEW, NIVALE, shopperIn(NEW), 'payment');
  await expect(renewed.getByRole('heading', { level: 1 })).toHaveText(title);
  await checkoutScreen(old, OLD).confirmShipping();
  await expect(old.getByRole('heading', { level: 1 })).toHaveText(OLD.text('checkout.title'));

  const orders = [await payByCard(old, OLD), await payByCard(renewed, NEW)];
  for (const id of orders) {
    const { attributes } = await platform.order(id);
    expect(attributes).toMatchObject({ status: 'placed', payment_status: 'authorized' });
  }
  for (const [files, version] of [
    [filesOfOld, before],
    [filesOfNew, after],
  ] as const) {
    expect(new Set(files.map((file) => file.version))).toEqual(new Set([version]));
    // Prefetched, then shown.
    const frames = files.filter(({ name }) => /^payment-frame\..+\.html$/.test(name));
    expect(new Set(frames.map(({ name }) => name)).size).toBe(1);
  }
});
