import { integrationToken, rawClient } from './testing/json-api.ts';
import { startPlatform, type RunningPlatform } from './testing/start-platform.ts';

let platform: RunningPlatform;
afterEach(() => platform.stop());

const limitsOf = (headers: Headers) =>
  ['limit', 'interval', 'remaining'].map((name) => headers.get(`x-ratelimit-${name}`));

describe('rate limits', () => {
  it('are off unless they are asked for', async () => {
    platform = await startPlatform();
    const call = rawClient(platform, await integrationToken(platform));
    const { status, headers } = await call('/api/skus');
    expect([status, ...limitsOf(headers)]).toEqual([200, null, null, null]);
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
