import { startService, type TestService } from '../testing/start-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

describe('store-api’s answers', () => {
  it.each([
    ['the manifest', 'GET', '/releases', 200],
    ['a list', 'GET', '/releases/catalog', 200],
    ['the health', 'GET', '/health', 200],
    ['the liveness', 'GET', '/live', 200],
    ['an edit without a token', 'POST', '/releases/catalog/rollback', 401],
    ['a malformed request', 'GET', '/releases/history?limit=x', 400],
    ['what is not there', 'GET', '/nothing', 404],
    ['a broken address', 'GET', '/%E0%A4', 400],
  ] as const)('carry the headers of an API: %s', async (_what, method, url, status) => {
    const answer = await service.app.inject({ method, url, headers: { 'x-request-id': 'mine-1' } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'referrer-policy': expect.any(String),
      'x-request-id': 'mine-1',
      'cache-control': expect.stringMatching(/no-store|no-cache/),
    });
  });
});
