import { greet, maybe, seenIds, whoami } from '../testing/frame-operations.ts';
import { startFrame, ORIGIN, type StartedFrame } from '../testing/start-frame.ts';

let frame: StartedFrame;
afterEach(() => frame.stop());

describe('what reaches an operation', () => {
  it('is checked, and only what it declares leaves it', async () => {
    frame = await startFrame([greet]);
    const answered = await frame.post('greet', { email: ' Ada@Müller.Example ' });
    expect([answered.statusCode, answered.json()]).toEqual([
      201,
      { hello: 'ada@xn--mller-kva.example' },
    ]);
    expect(seenIds.at(-1)).toBe('request-1');
  });

  it.each([
    ['no JSON', '{"email"', 400, 'MALFORMED'],
    ['nothing', '', 400, 'MALFORMED'],
    ['__proto__', '{"email":"a@b.example","__proto__":{"x":1}}', 400, 'MALFORMED'],
    [
      'a hidden __proto__',
      '{"email":"a@b.example","metadata":{"\\u005f_proto__":{}}}',
      400,
      'MALFORMED',
    ],
    [
      'constructor',
      '{"email":"a@b.example","constructor":{"prototype":{"x":1}}}',
      400,
      'MALFORMED',
    ],
    ['a deep body', `{"metadata":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400, 'MALFORMED'],
    ['10 MB', JSON.stringify({ email: 'x'.repeat(10_000_000) }), 413, 'TOO_LARGE'],
  ])('is not %s', async (_, body, status, code) => {
    frame = await startFrame([greet]);
    const answered = await frame.post('greet', body);
    expect([answered.statusCode, answered.json().error.code]).toEqual([status, code]);
  });

  it.each([
    ['a@b.example\r\nBcc: all@b.example'],
    ['a@b.example%0aBcc:x@y.example'],
    ['"<script>"@b.example'],
    ['a@b@c.example'],
    ['a@b'],
    ['a@127.0.0.1/x'],
    [`${'a'.repeat(65)}@b.example`],
    [`a@${'b'.repeat(300)}.example`],
    [`${'a'.repeat(320)}@b.example`],
    ['a\u0000@b.example'],
  ])('names the field of the address %j and repeats nothing of it', async (email) => {
    frame = await startFrame([greet]);
    const answered = await frame.post('greet', { email });
    expect(answered.statusCode).toBe(400);
    expect(answered.json().error.problems).toMatchObject([{ path: 'body.email' }]);
    expect(answered.body).not.toContain('example');
  });

  it('is JSON by its type: a form needs no leave of the browser', async () => {
    frame = await startFrame([greet, maybe]);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answered = await frame.post('greet', '{}', { headers: { 'content-type': type } });
      expect([answered.statusCode, answered.json().error.code]).toEqual([415, 'UNSUPPORTED_TYPE']);
    }
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    expect((await frame.post('maybe', 'List-Unsubscribe=One-Click', form)).statusCode).toBe(200);
  });
});

describe('authorization', () => {
  it('O3 requires a customer, if the operation does', async () => {
    frame = await startFrame([whoami, maybe]);
    const ask = (authorization?: string) =>
      frame.inject({ url: '/api/whoami', headers: authorization ? { authorization } : {} });
    expect((await ask('Bearer ada')).json()).toEqual({ id: 'adaId' });
    for (const given of [undefined, 'Bearer eve', 'Basic YTpi', 'ada', 'Bearer ']) {
      const refused = await ask(given);
      expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'UNAUTHORIZED']);
      expect(refused.headers['www-authenticate']).toMatch(/^Bearer/);
    }
  });

  it('is a guest where a customer is optional, but no one with a bad token', async () => {
    frame = await startFrame([maybe]);
    const bearer = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });
    expect((await frame.post('maybe', {})).json()).toEqual({ id: null });
    expect((await frame.post('maybe', {}, bearer('ada'))).json()).toEqual({ id: 'adaId' });
    expect((await frame.post('maybe', {}, bearer('eve'))).statusCode).toBe(401);
  });

  it('is a page of the shop, and no other', async () => {
    frame = await startFrame([maybe]);
    const ours = await frame.post('maybe', {});
    expect(ours.headers['access-control-allow-origin']).toBe(ORIGIN);
    for (const origin of [
      'https://evil.example',
      'null',
      `${ORIGIN}.evil.example`,
      'http://shop.example',
    ]) {
      const theirs = await frame.post('maybe', {}, { headers: { origin } });
      expect([theirs.statusCode, theirs.json().error.code]).toEqual([403, 'FORBIDDEN_ORIGIN']);
      expect(theirs.headers['access-control-allow-origin']).not.toBe(origin);
    }
  });

  it('answers the preflight request of a browser', async () => {
    frame = await startFrame([maybe]);
    const preflight = (origin: string) =>
      frame.inject({
        method: 'OPTIONS',
        url: '/api/maybe',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const ours = await preflight(ORIGIN);
    expect(ours.statusCode).toBe(204);
    expect(ours.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-headers': 'authorization, content-type, x-request-id',
    });
    expect(ours.headers).not.toHaveProperty('access-control-allow-credentials');
    const theirs = await preflight('https://evil.example');
    expect(theirs.headers['access-control-allow-origin']).not.toBe('https://evil.example');
  });
});
