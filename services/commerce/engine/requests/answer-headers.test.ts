import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
let logged: string[];
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.stop());
beforeEach(() => {
  logged = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged.push(String(line));
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());

const login = (body: object) =>
  fetch(`${platform.origin}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'login-1' },
    body: JSON.stringify({ client_id: platform.config.clients.salesChannelId, ...body }),
  });

describe('the platform’s answers', () => {
  it.each([
    ['a list', '/api/skus'],
    ['the health', '/health'],
    ['the keys', '/.well-known/jwks.json'],
    ['what is not there', '/nothing'],
    ['a broken address', '/%E0%A4'],
    ['the admin', '/_admin/status'],
  ])('carry the headers of an API: %s', async (_what, path) => {
    const { headers } = await fetch(`${platform.origin}${path}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'referrer-policy': expect.any(String),
      'x-request-id': expect.any(String),
    });
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it('log a refused log-in with its time and request id, and neither password nor address in clear', async () => {
    const grant = { grant_type: 'password', username: 'anna@example.com', password: 'segreto-9' };
    const answer = await login(grant);
    expect(answer.headers.get('x-request-id')).toBe('login-1');
    const [line = '', ...more] = logged.filter((it) => it.includes('access refused'));
    expect(more).toEqual([]);
    expect(JSON.parse(line)).toMatchObject({
      time: expect.stringMatching(/^\d{4}-/),
      requestId: 'login-1',
      status: 401,
      grant: 'password',
      account: 'a***@example.com',
    });
    expect(line).not.toMatch(/segreto|anna@/);
  });

  it('log a forged log-in on one line', async () => {
    await login({ grant_type: 'password', username: 'x\n{"event":"forged"}', password: 'y' });
    const [line = ''] = logged.filter((it) => it.includes('access refused'));
    expect(line.trimEnd()).not.toContain('\n');
    expect(line).not.toContain('forged');
  });
});
