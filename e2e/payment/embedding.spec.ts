import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../fixtures/test.ts';
import { demoToken } from './demo-token.ts';
import { embedFrame } from './embed-frame.ts';
import { frameAddress } from './frame-address.ts';

test('P1 the payment frame cannot be embedded by a foreign page', async ({
  page,
  ports,
  watch,
}) => {
  watch.allow(/frame-ancestors/);
  // From this machine too: browsers block pages of other networks by themselves.
  const foreign = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html').end('<title>Cheap wine</title>');
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  try {
    const refused = page.waitForEvent('console', (it) => /frame-ancestors/.test(it.text()));
    await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
    const address = await frameAddress(ports);
    const frame = await embedFrame(page, { address, clientToken: demoToken });
    await refused;
    expect(await frame.received()).toEqual([]);
  } finally {
    foreign.close();
  }
});

test('P1 the shop embeds only frames of its releases', async ({ page, market, watch }) => {
  watch.allow(/Content Security Policy/);
  await page.goto(market.url('/'));
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (it) =>
          resolve(`${it.effectiveDirective} ${it.blockedURI}`),
        );
        const frame = document.createElement('iframe');
        frame.src = 'https://assets.braintreegateway.com/';
        document.body.append(frame);
      }),
  );
  expect(refused).toBe('frame-src https://assets.braintreegateway.com');
});

test('P1 the frame ignores messages outside the protocol', async ({ page, market, ports }) => {
  await page.goto(market.url('/'));
  const frame = await embedFrame(page, {
    address: await frameAddress(ports),
    clientToken: demoToken,
  });
  await expect.poll(() => frame.last('ready')).toBeTruthy();
  await page.evaluate(() => {
    const { frame } = (globalThis as unknown as { payment: { frame: HTMLIFrameElement } }).payment;
    for (const data of [
      { protocol: 'fv.payment/1', message: { type: 'tokenize', id: 'x' } },
      { protocol: 'fv.payment/2', message: { type: 'tokenize', id: 'x', amount: {} } },
      '/*framebus*/{"event":"x"}',
      null,
      [1],
    ])
      frame.contentWindow?.postMessage(data, '*');
  });
  await frame.send({ type: 'tokenize', id: 'one', amount: { cents: 1, currency: 'EUR' } });
  await expect.poll(() => frame.last('answer')).toMatchObject({ id: 'one' });
  expect((await frame.received()).filter(({ type }) => type === 'answer')).toHaveLength(1);
});
