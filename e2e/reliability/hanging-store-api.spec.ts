import { createServer, type Socket } from 'node:net';
import { paths } from '@shop/contracts/routing';
import { BARBERA, NIVALE } from '../factories/item.ts';
import { expect, test } from '../fixtures/own-shop.ts';

test('when store-api hangs, uncached pages are still rendered, without the catalog index', async ({
  request,
  shop,
  market,
}) => {
  await shop.stopProcess('store-api');
  const sockets: Socket[] = [];
  const hanging = createServer((socket) => {
    socket.on('error', () => undefined);
    sockets.push(socket);
  });
  await new Promise<void>((done) => hanging.listen(shop.ports.storeApi, '127.0.0.1', done));
  try {
    await shop.restartProcess('shell', { RENDER_INDEX_LIMIT_MS: '400' });
    for (const item of [NIVALE, BARBERA]) {
      const answer = await request.get(market.url(paths.product(item.code)));
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toMatch(new RegExp(`<h1[^>]*>[^<]*${item.name(market.locale)}`));
    }
    expect(sockets.length).toBeGreaterThan(0);
  } finally {
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => hanging.close(done));
    await shop.startProcess('store-api');
    await shop.restartProcess('shell');
  }
});
