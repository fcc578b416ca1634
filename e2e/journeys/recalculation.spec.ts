import { NIVALE } from '../factories/item.ts';
import { expect, test } from '../fixtures/payment-test.ts';
import type { Document } from '../fixtures/platform-calls.ts';
import { productScreen } from '../screens/product.ts';

test.use({ place: { country: 'IT', locale: 'it' } });

test('T10 the page requests a new etag after every change of a purchase', async ({
  page,
  market,
  ports,
  shopper,
  checkout,
  confirmation,
}) => {
  /** Requests: order changes as `!`, etags as `?`, also a whole order that comes with a new one. */
  let asked = '';
  let etag: unknown;
  page.on('request', (request) => {
    const { port, pathname, searchParams } = new URL(request.url());
    if (port !== String(ports.commerce)) return;
    const isChange =
      request.method() === 'PATCH' ||
      (request.method() === 'POST' && pathname === '/api/line_items');
    if (isChange && /^\/api\/(?:orders|line_items|shipments)/u.test(pathname)) asked += '!';
    if (request.method() === 'GET' && searchParams.get('fields[orders]') === 'metadata')
      asked += '?';
  });
  // Lines and shipments answer without their order. If the order, read next, is recalculated by then, nothing is left
  // to request.
  page.on('response', async (response) => {
    const { port, pathname, searchParams } = new URL(response.url());
    if (port !== String(ports.commerce) || !/^\/api\/orders\/\w+$/u.test(pathname)) return;
    // The response of a page that is gone has no body.
    const document = (await response.json().catch(() => null)) as Document | null;
    const { etag: next } = { etag, ...(document?.data.attributes['metadata'] as object) };
    const isRead = response.request().method() === 'GET' && !searchParams.has('fields[orders]');
    if (isRead && next !== etag) asked += '?';
    etag = next;
  });
  const isFollowed = async (step: string) => {
    await expect(() => expect(asked, step).toMatch(/!\?+$/u)).toPass();
    asked = '';
  };
  const product = productScreen(page, market);
  await product.open(NIVALE);
  await product.addToCart();
  await isFollowed('line');
  await checkout.open();
  await checkout.continueAsGuest(shopper.email);
  await isFollowed('e-mail');
  await checkout.typeAddress(shopper.address);
  await checkout.confirmAddress();
  await isFollowed('addresses');
  await checkout.confirmShipping();
  await isFollowed('shipping method');
  await checkout.payInCash();
  await isFollowed('payment method');
  await checkout.place.click();
  await expect(confirmation.heading).toBeVisible();
});
