/** @jest-environment node */
import { fakePlatform } from '../testing/fake-platform.ts';
import { revokeTokens } from './revoke-tokens.ts';

const config = { commerce: { authEndpoint: 'https://auth.example', clientId: 'channel' } };
const REVOKE = 'POST /oauth/revoke';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('revokeTokens', () => {
  it('C1 T3 makes each token worthless, as the sales channel it was given to', async () => {
    const { calls } = fakePlatform({ [REVOKE]: { body: {} } });
    await revokeTokens(config, ['access', 'refresh']);
    expect(calls.map(({ host, body }) => ({ host, body }))).toEqual([
      { host: 'https://auth.example', body: { client_id: 'channel', token: 'access' } },
      { host: 'https://auth.example', body: { client_id: 'channel', token: 'refresh' } },
    ]);
  });

  it('T3 outlives the page', async () => {
    const sent = jest.fn(async (_url: unknown, _init: RequestInit) => new Response('{}'));
    globalThis.fetch = sent as typeof fetch;
    await revokeTokens(config, ['access']);
    expect(sent.mock.calls[0]?.[1].keepalive).toBe(true);
  });

  it.each([new TypeError('fetch failed'), { status: 503 }])(
    'T3 is tried once more after %o, and no oftener',
    async (failure) => {
      const { calls } = fakePlatform({ [REVOKE]: failure });
      const done = revokeTokens(config, ['access']);
      await jest.advanceTimersByTimeAsync(60_000);
      await done;
      expect(calls).toHaveLength(2);
    },
  );

  it('T3 waits for the network while offline', async () => {
    const online = jest.replaceProperty(globalThis, 'navigator', { onLine: false } as Navigator);
    const page = new EventTarget();
    const listen = page.addEventListener.bind(page);
    Object.assign(globalThis, { addEventListener: listen });
    const { calls } = fakePlatform({ [REVOKE]: new TypeError('fetch failed') });
    const done = revokeTokens(config, ['access']);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    page.dispatchEvent(new Event('online'));
    await done;
    expect(calls).toHaveLength(2);
    Reflect.deleteProperty(globalThis, 'addEventListener');
    online.restore();
  });

  it('T3 takes a refusal for an answer', async () => {
    const { calls } = fakePlatform({ [REVOKE]: { status: 401, body: { errors: [] } } });
    await revokeTokens(config, ['access']);
    expect(calls).toHaveLength(1);
  });
});
