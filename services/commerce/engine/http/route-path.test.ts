import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';
import { decodedPath, isBelow } from './route-path.ts';

describe('a path as the router reads it', () => {
  it('is decoded, but for what would make another path of it', () => {
    expect(decodedPath({ url: '/%5fadmin/%6frders?x=/%5f' })).toBe('/_admin/orders');
    expect(decodedPath({ url: '/a%2Fb' })).toBe('/a%2Fb');
    expect(decodedPath({ url: '/%E0%A4%A' })).toBe('/%E0%A4%A');
  });

  it('is below a folder, not below one whose name begins alike', () => {
    expect(isBelow({ url: '/%5Fadmin' }, '/_admin')).toBe(true);
    expect(isBelow({ url: '/_administrator' }, '/_admin')).toBe(false);
  });
});

describe('/%5fadmin/', () => {
  let platform: RunningPlatform;
  beforeAll(async () => {
    platform = await startPlatform();
  });
  afterAll(() => platform.stop());
  const ask = (url: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    platform.app.inject({
      method,
      url,
      headers: {
        host: 'localhost',
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
      },
    });

  it('is /_admin/: no page of another origin may read it, and no fault or log meets it', async () => {
    for (const url of ['/%5fadmin/status', '/%5Fadmin/requests', '/_%61dmin/status'])
      for (const method of ['GET', 'OPTIONS'] as const)
        expect((await ask(url, method)).headers).not.toHaveProperty('access-control-allow-origin');
    const hurt = await platform.app.inject({
      url: '/%5fadmin/status',
      headers: { host: 'localhost', 'x-fault': 'status=503' },
    });
    expect(hurt.statusCode).toBe(200);
    const log = await platform.app.inject({
      url: '/_admin/requests',
      headers: { host: 'localhost', accept: 'application/json' },
    });
    expect(log.json()).toEqual({ requests: [] });
  });

  it('leads to the tokens on the host of tokens, as /oauth/ does', async () => {
    const { statusCode } = await platform.app.inject({
      method: 'POST',
      url: '/%6fauth/token',
      headers: { host: 'auth.commerce.test' },
      payload: {},
    });
    expect(statusCode).toBe(400);
  });
});
