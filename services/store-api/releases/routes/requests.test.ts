import { makeRelease } from '../../testing/make-release.ts';
import { type TestService, startService } from '../../testing/start-service.ts';

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const goLive = async (version: string): Promise<void> => {
  await service.put(makeRelease(version));
  await service.post('/releases/catalog/promote', { version });
};

describe('GET /releases', () => {
  it('gives the manifest in the form of the frontend-discovery schema', async () => {
    await goLive('0.1.0-aaaa');
    const answer = await service.get('/releases');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.json()).toEqual({
      schema:
        'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
      microFrontends: {
        catalog: [{ ...makeRelease('0.1.0-aaaa'), deployment: { traffic: 100, default: true } }],
      },
    });
  });

  it('answers 304 while the tag is current, weakened or listed or not, and 200 after an edit', async () => {
    await goLive('0.1.0-aaaa');
    const { etag } = (await service.get('/releases')).headers;
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    for (const value of [`${etag}`, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await service.get('/releases', { 'if-none-match': value });
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag]);
    }
    await goLive('0.1.0-bbbb');
    const after = await service.get('/releases', { 'if-none-match': `${etag}` });
    expect(after.statusCode).toBe(200);
    expect(after.headers.etag).not.toBe(etag);
  });

  it('does not change while releases are only registered', async () => {
    await goLive('0.1.0-aaaa');
    const { etag } = (await service.get('/releases')).headers;
    await service.put(makeRelease('0.1.0-bbbb'));
    expect((await service.get('/releases')).headers.etag).toBe(etag);
  });
});

describe('GET /releases/history', () => {
  it('tells who did what, when and why, newest first', async () => {
    await service.put(makeRelease('0.1.0-aaaa'));
    await service.put(makeRelease('0.1.0-cccc'), 'cart');
    const body = { version: '0.1.0-aaaa', by: 'Ada', reason: 'the first' };
    await service.post('/releases/catalog/promote', body);
    const { history } = (await service.get('/releases/history?remote=catalog')).json();
    expect(history).toEqual([
      {
        revision: 3,
        remote: 'catalog',
        action: 'promote',
        version: '0.1.0-aaaa',
        dirty: false,
        from: null,
        traffic: 100,
        by: 'token:deploy',
        claimedBy: 'Ada',
        reason: 'the first',
        at: '2026-11-20T09:00:00.000Z',
      },
      expect.objectContaining({
        revision: 1,
        action: 'register',
        by: 'token:deploy',
        claimedBy: null,
        reason: null,
      }),
    ]);
    expect((await service.get('/releases/history')).json().history).toHaveLength(3);
    expect((await service.get('/releases/history?limit=1')).json().history).toHaveLength(1);
  });

  it('does not tell of edits that were refused', async () => {
    await service.post('/releases/catalog/promote', { version: '0.1.0-ffff' });
    expect((await service.get('/releases/history')).json().history).toEqual([]);
  });
});

describe('a malformed request', () => {
  it('is answered with every problem at once', async () => {
    const release = makeRelease('0.1.0-aaaa', { contract: 'latest' });
    release.metadata.integrity = 'md5-x';
    release.url = 'javascript:alert(1)';
    release.extras.node.entry = '../../server.js';
    const answer = await service.put(release);
    expect(answer.statusCode).toBe(400);
    const { code, problems } = answer.json().error;
    expect(code).toBe('MALFORMED');
    expect([...new Set(problems.map((it: { path: string }) => it.path))].sort()).toEqual([
      'body.release.extras.contract',
      'body.release.extras.node.entry',
      'body.release.metadata.integrity',
      'body.release.url',
    ]);
    expect((await service.get('/health')).json().releases).toBe(0);
  });

  it('may not name one version in the address and another in the body', async () => {
    const payload = { release: makeRelease('0.1.0-aaaa') };
    const headers = { authorization: 'Bearer a-token-for-tests' };
    const url = '/releases/catalog/0.1.0-bbbb';
    const answer = await service.app.inject({ method: 'PUT', url, headers, payload });
    expect(answer.json().error.problems).toEqual([
      { path: 'body.release.metadata.version', message: 'must be the version of the address' },
    ]);
  });

  it.each([
    ['traffic above 99', '/releases/catalog/canary', { version: '0.1.0-aaaa', traffic: 100 }],
    ['half a per cent', '/releases/catalog/canary', { version: '0.1.0-aaaa', traffic: 0.5 }],
    ['no version', '/releases/catalog/promote', {}],
    ['an unknown field', '/releases/catalog/promote', { version: '0.1.0-aaaa', force: true }],
    ['a name of a route', '/releases/history/promote', { version: '0.1.0-aaaa' }],
    ['a name that is none', '/releases/..%2Fcatalog/promote', { version: '0.1.0-aaaa' }],
  ])('is refused: %s', async (_, path, body) => {
    expect((await service.post(path, body)).statusCode).toBe(400);
  });

  it('is refused when the body is not JSON', async () => {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/releases/catalog/promote',
      headers: { authorization: 'Bearer a-token-for-tests', 'content-type': 'application/json' },
      payload: '{"version":',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.code).toBe('MALFORMED');
  });
});

describe('the deploy token', () => {
  it.each([
    ['PUT', '/releases/catalog/0.1.0-aaaa'],
    ['POST', '/releases/catalog/promote'],
    ['POST', '/releases/catalog/canary'],
    ['POST', '/releases/catalog/rollback'],
  ] as const)('is needed for %s %s', async (method, url) => {
    for (const headers of [{}, { authorization: 'Bearer a-token-for-tests2' }]) {
      const payload = { version: '0.1.0-aaaa' };
      const answer = await service.app.inject({ method, url, headers, payload });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
    }
  });

  it('is not needed to read', async () => {
    for (const url of ['/releases', '/releases/history', '/releases/catalog', '/health']) {
      expect((await service.get(url)).statusCode).toBe(200);
    }
  });
});

it('an unknown address is a 404 in the form of every error', async () => {
  const answer = await service.get('/nothing');
  expect(answer.statusCode).toBe(404);
  expect(answer.json().error.code).toBe('NOT_FOUND');
});
