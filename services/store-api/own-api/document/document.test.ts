import { codesOf, errorSchema } from '../frame/answers-of.ts';
import { REFUSALS } from '../frame/refusals.ts';
import { OPERATIONS } from '../operations.ts';
import { startFrame, type StartedFrame } from '../testing/start-frame.ts';
import { exampleOf, readDocument, type DescribedOperation } from '../testing/read-document.ts';

let frame: StartedFrame;
beforeEach(async () => {
  frame = await startFrame();
});
afterEach(() => frame.stop());

const ADA = { authorization: 'Bearer ada' };

type Sent = Parameters<StartedFrame['inject']>[0];

/** A valid request of the operation. */
const good = ({ method, path, body }: DescribedOperation): Sent => ({
  method,
  url: path,
  headers: { ...ADA, ...(method === 'POST' && { 'content-type': 'application/json' }) },
  ...(method === 'POST' && { payload: JSON.stringify(exampleOf(body)) }),
});

/** Invalid requests that every operation refuses, by their defect. */
const SPOILT: Readonly<
  Record<string, (request: Sent, operation: DescribedOperation) => Sent | null>
> = {
  FORBIDDEN_ORIGIN: (request) => ({
    ...request,
    headers: { ...request.headers, origin: 'https://evil.example' },
  }),
  UNAUTHORIZED: (request) => ({
    ...request,
    headers: { ...request.headers, authorization: 'Bearer eve' },
  }),
  MALFORMED: (request, { method }) => (method === 'POST' ? { ...request, payload: '{"a":' } : null),
  TOO_LARGE: (request) => ({ ...request, payload: JSON.stringify({ a: 'x'.repeat(10_000_000) }) }),
  UNSUPPORTED_TYPE: (request) => ({
    ...request,
    headers: { ...request.headers, 'content-type': 'text/plain' },
  }),
};

describe('the document of the own API', () => {
  it('is OpenAPI 3.1 that any origin may read, and names every operation', async () => {
    const answered = await frame.inject({ url: '/api/openapi.json' });
    expect(answered.headers['access-control-allow-origin']).toBe('*');
    expect(answered.json()).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' } });
    const described = (await readDocument(frame)).map(({ method, path }) => `${method} ${path}`);
    const offered = OPERATIONS.map(({ method, path }) => `${method} /api/${path}`);
    expect(described.toSorted()).toEqual(offered.toSorted());
  });

  it('names every code an operation may answer, by its status', async () => {
    const described = await readDocument(frame);
    for (const operation of OPERATIONS) {
      const { codes } =
        described.find(
          (it) => it.path === `/api/${operation.path}` && it.method === operation.method,
        ) ?? {};
      const expected = codesOf(operation).map((code) => `${REFUSALS[code][0]} ${code}`);
      expect(codes?.toSorted()).toEqual([...new Set(expected)].toSorted());
    }
  });

  it('is kept by every operation in what it refuses', async () => {
    for (const operation of await readDocument(frame))
      for (const [code, spoil] of Object.entries(SPOILT)) {
        const status = operation.codes.find((it) => it.endsWith(` ${code}`))?.split(' ')[0];
        const request = status === undefined ? null : spoil(good(operation), operation);
        if (request === null) continue;
        const answered = await frame.inject(request);
        const { error } = errorSchema.parse(answered.json());
        expect([operation.path, answered.statusCode, error.code]).toEqual([
          operation.path,
          Number(status),
          code,
        ]);
      }
  });

  it('S14 is kept by every operation that is asked too often', async () => {
    for (const operation of await readDocument(frame)) {
      const limited = await startFrame(undefined, { perMinute: 1 });
      await limited.inject(good(operation));
      const answered = await limited.inject(good(operation));
      expect([operation.path, answered.statusCode]).toEqual([operation.path, 429]);
      expect(errorSchema.parse(answered.json()).error.code).toBe('TOO_MANY_REQUESTS');
      expect(Number(answered.headers['retry-after'])).toBeGreaterThan(0);
      await limited.stop();
    }
  });

  it('S14 is kept by every operation while the platform is away', async () => {
    const away = async () => {
      throw new TypeError('fetch failed');
    };
    const platform = { read: away, list: away, send: away };
    const alone = await startFrame(undefined, { platform, login: away });
    for (const operation of await readDocument(alone)) {
      const answered = await alone.inject(good(operation));
      if (answered.statusCode < 400) continue;
      const { error } = errorSchema.parse(answered.json());
      expect(operation.codes).toContain(`${answered.statusCode} ${error.code}`);
      expect(answered.statusCode).not.toBe(500);
    }
    await alone.settled().catch(() => undefined);
    await alone.stop();
  });

  it('O2 takes links that are none for spent, in every operation that takes links', async () => {
    for (const { method, path, codes } of await readDocument(frame)) {
      if (!codes.includes('410 LINK_SPENT')) continue;
      const payload = JSON.stringify({ id: 'none', token: 'none', password: 'a new one' });
      const headers = { 'content-type': 'application/json' };
      const answered = await frame.inject({ method, url: path, headers, payload });
      expect([path, answered.statusCode]).toEqual([path, 410]);
    }
  });

  it('has a page to try it, which runs nothing but its own', async () => {
    const page = await frame.inject({ url: '/api/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.body).not.toMatch(/<script>|<style>| on\w+=/);
    const script = await frame.inject({ url: '/api/docs/static/swagger-ui-bundle.js' });
    expect(script.statusCode).toBe(200);
    const tried = await frame.inject({
      method: 'POST',
      url: '/api/resetPassword',
      headers: {
        origin: 'http://127.0.0.1:3020',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
      payload: '{}',
    });
    expect(tried.statusCode).toBe(400);
  });
});
