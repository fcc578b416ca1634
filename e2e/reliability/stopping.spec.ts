import { halfAsked } from '../fixtures/half-asked.ts';
import { expect, test } from '../fixtures/own-shop.ts';

test('a shell that is stopped is not ready any more', async ({ shop, ports }) => {
  const request = await halfAsked(ports.shell, '/ready');
  const stopped = shop.stopProcess('shell');
  try {
    const answer = await request.finish();
    expect(answer).toMatch(/^HTTP\/1\.1 503/);
    expect(answer).toContain('the shell is stopping');
  } finally {
    await stopped;
    await shop.startProcess('shell');
  }
});

test('a process that is stopped still answers requests in flight', async ({ shop, ports }) => {
  const asked = [
    { name: 'shell', port: ports.shell, path: '/health' },
    { name: 'store-api', port: ports.storeApi, path: '/health' },
    { name: 'mail', port: ports.mailInbox, path: '/health' },
    { name: 'commerce', port: ports.commerce, path: '/health' },
    { name: 'remote-cart', port: ports.remotes.cart, path: '/health' },
  ] as const;
  for (const { name, port, path } of asked) {
    const request = await halfAsked(port, path);
    const stopped = shop.stopProcess(name);
    try {
      const answer = await request.finish();
      expect(answer, name).toMatch(/^HTTP\/1\.1 200 OK/);
      expect(answer.toLowerCase(), name).toContain('connection: close');
    } finally {
      await stopped;
      await shop.startProcess(name);
    }
  }
});
