import { integrationToken, rawClient } from '../../testing/json-api.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
afterEach(() => platform.stop());

const limitsOf = (headers: Headers) =>
  ['limit', 'interval', 'remaining'].map((name) => headers.get(`x-ratelimit-${name}`));

describe('rate limits', () => {
  it('are in the headers of every response, but enforced only if configured', async () => {
    platform = await startPlatform();
    const call = rawClient(platform, await integrationToken(platform));
    const told: unknown[] = [];
    for (let count = 0; count < 102; count += 1) {
      const { status, headers } = await call('/api/tags');
      told.push([status, ...limitsOf(headers)]);
    }
    expect(told[0]).toEqual([200, '100', '60', '99']);
    expect(told.at(-1)).toEqual([200, '100', '60', '0']);
  });

  it('are the same however an address is written', async () => {
    platform = await startPlatform({ COMMERCE_RATE_LIMIT: 'on' });
    const call = rawClient(platform, await integrationToken(platform));
    const { headers } = await call('/api/tags');
    expect(limitsOf(headers)).toEqual(['100', '60', '99']);
    const encoded = await fetch(`${platform.origin}/%61pi/tags`, {
      headers: { authorization: 'Bearer none' },
    });
    expect(limitsOf(encoded.headers)).toEqual(['100', '60', '98']);
  });

  it('tell how much is left of each class of requests', async () => {
    platform = await startPlatform({ COMMERCE_RATE_LIMIT: 'on' });
    const call = rawClient(platform, await integrationToken(platform));
    const limits = async (path: string, method = 'GET') =>
      limitsOf((await call(path, { method })).headers);
    expect(await limits('/api/skus')).toEqual(['500', '60', '499']);
    expect(await limits('/api/prices?page[size]=1')).toEqual(['500', '60', '498']);
    expect(await limits('/api/orders')).toEqual(['100', '60', '99']);
    expect(await limits('/api/orders/AbCdEfGhIj', 'DELETE')).toEqual(['100', '60', '99']);
  });

  it('answer 429 to more than 25 reads of one endpoint in ten seconds, not to reads of another', async () => {
    platform = await startPlatform({ COMMERCE_RATE_LIMIT: 'on' });
    const call = rawClient(platform, await integrationToken(platform));
    const statuses: number[] = [];
    for (let count = 0; count < 26; count += 1) statuses.push((await call('/api/tags')).status);
    expect(statuses).toEqual([...Array.from({ length: 25 }, () => 200), 429]);
    expect((await call('/api/tags')).body.errors).toMatchObject([
      { title: 'Too many requests', code: 'TOO_MANY_REQUESTS', status: '429' },
    ]);
    expect(Number((await call('/api/tags')).headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call('/api/orders')).status).toBe(200);
  });

  it('answer 429 to more than 30 tokens in a minute', async () => {
    platform = await startPlatform({ COMMERCE_RATE_LIMIT: 'on' });
    const answers: Record<string, unknown>[] = [];
    for (let count = 0; count < 31; count += 1) answers.push(await platform.token());
    expect(answers[29]).toHaveProperty('access_token');
    expect(answers[30]).toMatchObject({ errors: [{ code: 'TOO_MANY_REQUESTS', status: 429 }] });
  });
});
