import type { KeptState } from '../database/kept-state.ts';
import type { Platform } from '../platform/platform.ts';
import { readDocument } from '../platform/read-document.ts';
import { listenToPlatform } from './listen-to-platform.ts';

const URL = 'https://shop.example/webhooks/orders';
const MINUTES = 60_000;

/** A platform with the webhooks that were created, whose circuit can open. */
const fakePlatform = () => {
  const webhook = { shared_secret: 'secret' };
  const rows: { id: string; type: string; attributes: Record<string, unknown> }[] = [];
  const list = jest.fn(async () => ({
    rows: readDocument({ data: rows }),
    recordCount: rows.length,
  }));
  const send = jest.fn<ReturnType<Platform['send']>, Parameters<Platform['send']>>(
    async (method, _path, data) => {
      const { attributes } = data as { attributes: Record<string, unknown> };
      if (method === 'POST')
        rows.push({
          id: 'webhook',
          type: 'webhooks',
          attributes: { ...webhook, ...attributes, circuit_state: 'closed' },
        });
      else if (attributes['_reset_circuit']) rows[0]!.attributes['circuit_state'] = 'closed';
      return readDocument({ data: rows })[0] ?? null;
    },
  );
  return {
    platform: { list, send, read: jest.fn() } satisfies Platform,
    circuit: () => rows[0]?.attributes['circuit_state'],
    openCircuit: () => {
      rows[0]!.attributes['circuit_state'] = 'open';
    },
  };
};

const storage: KeptState = { state: async () => null, setState: async () => undefined };

let closing: AbortController;
let said: string[];
beforeEach(() => {
  jest.useFakeTimers();
  closing = new AbortController();
  said = [];
});
afterEach(() => {
  closing.abort();
  jest.useRealTimers();
});

const listen = (platform: Platform, mayRegister?: () => boolean) =>
  listenToPlatform({
    name: 'test',
    topics: { 'orders.place': [] },
    platform,
    storage,
    closing: closing.signal,
    log: (line) => said.push(line),
    mayRegister,
  });

describe('registered webhooks', () => {
  it('are resumed within minutes when their circuit opens while the service runs', async () => {
    const { platform, circuit, openCircuit } = fakePlatform();
    const onRegistered = jest.fn();
    const done = listen(platform).register(URL, onRegistered);
    await jest.advanceTimersByTimeAsync(0);
    expect(onRegistered).toHaveBeenCalledTimes(1);
    for (let outage = 0; outage < 2; outage += 1) {
      openCircuit();
      await jest.advanceTimersByTimeAsync(5 * MINUTES);
      expect(circuit()).toBe('closed');
    }
    expect(onRegistered).toHaveBeenCalledTimes(1);
    expect(said).toEqual([`1 webhooks lead to ${URL}`]);
    closing.abort();
    await done;
    expect(jest.getTimerCount()).toBe(0);
  });

  it('are resumed after an outage of the platform itself, whose failures are logged', async () => {
    const { platform, circuit, openCircuit } = fakePlatform();
    const listener = listen(platform);
    void listener.register(URL);
    await jest.advanceTimersByTimeAsync(0);
    openCircuit();
    platform.list.mockRejectedValueOnce(new Error('no route'));
    await jest.advanceTimersByTimeAsync(6 * MINUTES);
    expect(circuit()).toBe('closed');
    expect(said.slice(1)).toEqual([
      'webhooks not registered: no route',
      `1 webhooks lead to ${URL}`,
    ]);
    expect(listener.secretOf('orders.place')).toBe('secret');
  });

  it('are left to another process once this one may no longer register them', async () => {
    const { platform, circuit, openCircuit } = fakePlatform();
    let isWriter = true;
    const done = listen(platform, () => isWriter).register(URL);
    await jest.advanceTimersByTimeAsync(0);
    isWriter = false;
    openCircuit();
    await jest.advanceTimersByTimeAsync(5 * MINUTES);
    await done;
    expect(circuit()).toBe('open');
    expect(platform.list).toHaveBeenCalledTimes(1);
  });
});
