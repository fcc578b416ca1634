import { startService, type TestService } from '../testing/start-service.ts';

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const post = (payload: string, type: string) =>
  service.app.inject({
    method: 'POST',
    url: '/reports',
    headers: { 'content-type': type, origin: 'https://shop.example' },
    payload,
  });
const legacy = (directive: string, blocked: string) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://shop.example/it/eur/it/cart?token=x',
      'effective-directive': directive,
      'blocked-uri': blocked,
    },
  });
const counted = async () => (await service.get('/health')).json().reports;

describe('POST /reports', () => {
  it('counts a report in the old form', async () => {
    const report = legacy('script-src-elem', 'https://evil.example/steal.js?what=1');
    const answer = await post(report, 'application/csp-report');
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(await counted()).toEqual({
      total: 1,
      byKind: { 'script-src-elem https://evil.example': 1 },
    });
  });

  it('counts reports in the new form, of Trusted Types too, and leaves others alone', async () => {
    const report = (effectiveDirective: string, blockedURL: string) => ({
      type: 'csp-violation',
      body: { effectiveDirective, blockedURL, documentURL: 'https://shop.example/' },
    });
    const payload = JSON.stringify([
      report('require-trusted-types-for', 'trusted-types-sink'),
      report('style-src-attr', 'inline'),
      { type: 'deprecation', body: {} },
    ]);
    expect((await post(payload, 'application/reports+json')).statusCode).toBe(204);
    expect(await counted()).toMatchObject({
      total: 2,
      byKind: {
        'require-trusted-types-for trusted-types-sink': 1,
        'style-src-attr inline': 1,
      },
    });
  });

  it('lets browsers of any origin ask first', async () => {
    const answer = await service.app.inject({
      method: 'OPTIONS',
      url: '/reports',
      headers: { origin: 'https://shop.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type, x-request-id',
    });
  });

  it.each([
    ['no JSON', '{', 'application/csp-report', 400],
    ['no report', '[]', 'application/reports+json', 400],
    ['another type', '<xml/>', 'text/xml', 415],
    ['endless', `"${'x'.repeat(70_000)}"`, 'application/csp-report', 413],
  ])('refuses a body that is %s', async (_what, payload, type, status) => {
    expect((await post(payload, type)).statusCode).toBe(status);
    expect(await counted()).toEqual({ total: 0, byKind: {} });
  });

  it('takes only so many, and tells only so many kinds apart', async () => {
    for (let sent = 0; sent < 600; sent += 1)
      await post(legacy('img-src', `https://host-${sent}.example/`), 'application/csp-report');
    expect((await post(legacy('img-src', 'inline'), 'application/csp-report')).statusCode).toBe(
      429,
    );
    const { total, byKind } = await counted();
    expect(total).toBe(600);
    expect(Object.keys(byKind).length).toBeLessThan(110);
    expect(byKind.other).toBe(500);
  });
});
