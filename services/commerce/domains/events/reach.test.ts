import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../config/config.ts';
import { postCallback } from './post-callback.ts';
import { reachOf } from './reach.ts';

const call = (url: string) => ({
  url,
  topic: 'orders.place',
  body: '{}',
  signature: '',
  signal: AbortSignal.timeout(5_000),
});

describe('where webhooks may go', () => {
  it.each([
    ['https://shop.example/', [], '0.0.0.0', true],
    ['https://203.0.114.9/', [], '0.0.0.0', true],
    ['http://[2606:4700::1]/', [], '0.0.0.0', true],
    ['http://127.0.0.1:4000/', [], '127.0.0.1', true],
    ['http://127.0.0.1:4000/', [], '0.0.0.0', false],
    ['http://127.0.0.1:4000/', ['127.0.0.1'], '0.0.0.0', true],
    ['http://[::1]:4000/', [], 'localhost', true],
    ['http://[::ffff:127.0.0.1]/', [], '0.0.0.0', false],
    ['http://10.1.2.3/', ['10.1.0.0/16'], '0.0.0.0', true],
    ['http://10.2.2.3/', ['10.1.0.0/16'], '0.0.0.0', false],
    ['http://[fd00::5]/', ['fd00::/8'], '0.0.0.0', true],
    ['http://169.254.169.254/', [], '127.0.0.1', false],
  ])('%s with %j on %s: %s', (url, networks, host, may) => {
    expect(reachOf(networks, host).mayCall(url)).toBe(may);
  });

  it.each(['10.0.0.0/33', 'fd00::/129', '10.0.0.0/-1', 'intranet'])(
    'is no network of the configuration: %s',
    (network) => {
      expect(readConfig({ COMMERCE_WEBHOOK_NETWORKS: network })).toEqual({
        ok: false,
        problems: ['COMMERCE_WEBHOOK_NETWORKS: must be addresses or networks'],
      });
    },
  );

  it('is asked again of every name, whatever it leads to by then', async () => {
    let called = 0;
    const server = createServer((_, response) => {
      called += 1;
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
    try {
      // A name that may be registered, since what it leads to can change.
      const beyond = reachOf([], '0.0.0.0');
      expect(beyond.mayCall(url)).toBe(true);
      expect(await postCallback(beyond)(call(url))).toEqual({
        ok: false,
        code: null,
        message: 'Internal address',
      });
      expect(called).toBe(0);
      expect(await postCallback(reachOf([], '127.0.0.1'))(call(url))).toMatchObject({
        ok: true,
        code: '204',
      });
      expect(called).toBe(1);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });

  it('also applies to webhooks registered earlier', async () => {
    expect(await postCallback(reachOf([], '0.0.0.0'))(call('http://10.0.0.5/'))).toMatchObject({
      ok: false,
      message: 'Internal address',
    });
  });
});
