import { PlatformError } from '../../platform/platform.ts';
import { failing, greet, maybe } from '../testing/frame-operations.ts';
import { startFrame, ORIGIN, type StartedFrame } from '../testing/start-frame.ts';

let frame: StartedFrame;
afterEach(() => frame.stop());

describe('how often', () => {
  it('429 limits an address and says for how long', async () => {
    frame = await startFrame([maybe], { perMinute: 2 });
    await frame.post('maybe', {});
    await frame.post('maybe', {});
    const refused = await frame.post('maybe', {});
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['access-control-allow-origin']).toBe(ORIGIN);
  });

  it('429 cannot be got around by a header, nor by other addresses of the network', async () => {
    frame = await startFrame([maybe], { perMinute: 2 });
    const asked: number[] = [];
    for (let last = 0; last < 25; last += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${last}` };
      const remoteAddress = `203.0.113.${last}`;
      asked.push((await frame.post('maybe', {}, { headers, remoteAddress })).statusCode);
    }
    expect(asked.filter((status) => status === 200)).toHaveLength(10);
    const elsewhere = await frame.post('maybe', {}, { remoteAddress: '192.0.2.1' });
    expect(elsewhere.statusCode).toBe(200);
  });

  it('429 limits requests per subject, from all addresses together', async () => {
    frame = await startFrame([greet]);
    const statuses = [];
    for (const [index, email] of [
      'a@b.example',
      ' A@B.example',
      'a@b.example',
      'c@b.example',
    ].entries())
      statuses.push(
        (await frame.post('greet', { email }, { remoteAddress: `10.${index}.0.1` })).statusCode,
      );
    expect(statuses).toEqual([201, 201, 429, 201]);
  });
});

describe('how it fails', () => {
  it('is by a code that was declared', async () => {
    frame = await startFrame([greet]);
    const refused = await frame.post('greet', { email: 'taken@b.example' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect(refused.headers['cache-control']).toBe('no-store');
  });

  it('503 means unreachable dependencies and 500 any other error, and neither discloses the cause', async () => {
    frame = await startFrame([
      failing('away', new PlatformError(503, 'GET customers')),
      failing('late', new DOMException('late', 'TimeoutError')),
      failing('database', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })),
      failing('full', Object.assign(new Error('database or disk is full'), { errcode: 13 })),
      failing('lost', new Error('Connection terminated unexpectedly')),
      failing('bug', new Error('password of giulia')),
    ]);
    for (const path of ['away', 'late', 'database', 'full', 'lost']) {
      const refused = await frame.post(path, {});
      expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'UNAVAILABLE']);
      expect(refused.headers['retry-after']).toBe('5');
    }
    const bug = await frame.post('bug', {});
    expect([bug.statusCode, bug.json().error.code]).toEqual([500, 'SERVER']);
    expect(bug.body).not.toContain('giulia');
  });

  it('404 has the same form', async () => {
    frame = await startFrame([maybe]);
    for (const request of [{ url: '/api/nothing' }, { url: '/api/maybe' }])
      expect((await frame.inject(request)).json().error.code).toBe('NOT_FOUND');
  });
});
