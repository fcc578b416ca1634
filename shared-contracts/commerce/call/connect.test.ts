/** @jest-environment node */
import { connect } from './connect.ts';
import { operation } from './operation.ts';
import { retrieveOrder } from '../order/read.ts';
import { request } from './request.ts';
import { callContext, anOrder } from '../testing/factories.ts';
import { document, INVALID_TOKEN } from '../testing/document.ts';
import { fakePlatform } from '../testing/fake-platform.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('connect', () => {
  it('C1 keeps the token of each call when calls of several visitors run interleaved', async () => {
    const slow = async () => {
      await nextTurn();
      return { body: document(anOrder()) };
    };
    const { calls } = fakePlatform({ 'GET orders/orderIdAaa': slow });
    const tokens = Array.from({ length: 20 }, (_, index) => `token-${index}`);
    await Promise.all(
      tokens.map(async (token) => {
        const connection = await connect(callContext({ token }));
        await nextTurn();
        await connection.orders.retrieve('orderIdAaa', {}, connection.options);
        await nextTurn();
        await connection.orders.retrieve('orderIdAaa', {}, connection.options);
      }),
    );
    expect(calls.map((it) => it.token).toSorted()).toEqual([...tokens, ...tokens].toSorted());
  });

  it('C1 calls the endpoint of the context, whatever the organization', async () => {
    const { calls } = fakePlatform({ 'GET orders/orderIdAaa': { body: document(anOrder()) } });
    await retrieveOrder('orderIdAaa')(callContext({ endpoint: 'http://127.0.0.1:4444' }));
    await retrieveOrder('orderIdAaa')(
      callContext({ endpoint: 'https://other.example', organization: 'other' }),
    );
    expect(calls.map((it) => it.host)).toEqual(['http://127.0.0.1:4444', 'https://other.example']);
    expect(calls[0]?.query.get('include')).toContain('line_items.item');
  });

  it('T6 reports a rejected token as unauthorized, once, without a renewal of its own', async () => {
    const { calls } = fakePlatform({
      'GET orders/orderIdAaa': { status: 401, body: INVALID_TOKEN },
    });
    const result = await retrieveOrder('orderIdAaa')(callContext());
    expect(result).toMatchObject({ ok: false, error: { code: 'UNAUTHORIZED', status: 401 } });
    expect(calls).toHaveLength(1);
  });

  it('X reports the delay that a rate limit requires', async () => {
    const limited = { status: 429, headers: { 'Retry-After': '17' } };
    fakePlatform({ 'GET orders/orderIdAaa': limited, 'POST /oauth/token': limited });
    const wait = { ok: false, error: { code: 'RATE_LIMITED', status: 429, retryAfter: 17 } };
    expect(await retrieveOrder('orderIdAaa')(callContext())).toMatchObject(wait);
    expect(await request('https://auth.example/oauth/token', { method: 'POST' })).toMatchObject(
      wait,
    );
  });

  it('X reports a connection that fails', async () => {
    fakePlatform({ 'GET orders/orderIdAaa': new TypeError('fetch failed') });
    expect(await retrieveOrder('orderIdAaa')(callContext())).toEqual({
      ok: false,
      error: { code: 'CONNECTION', status: 0, detail: 'fetch failed', fields: [] },
    });
  });

  it('X reports a page of a proxy instead of a document as no answer', async () => {
    globalThis.fetch = async () => new Response('<html>', { status: 200 });
    expect(await retrieveOrder('orderIdAaa')(callContext())).toMatchObject({
      error: { code: 'CONNECTION' },
    });
    globalThis.fetch = async () => new Response('<html>', { status: 502 });
    expect(await retrieveOrder('orderIdAaa')(callContext())).toMatchObject({
      error: { code: 'SERVER', status: 502 },
    });
  });

  it('C5 gives up after forty seconds', async () => {
    const limits: number[] = [];
    const expired = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
    });
    fakePlatform({ 'GET orders/orderIdAaa': { body: document(anOrder()) } });
    const result = await retrieveOrder('orderIdAaa')(callContext());
    expired.mockRestore();
    expect(result).toMatchObject({ ok: false, error: { code: 'TIMEOUT', status: 0 } });
    expect(new Set(limits)).toEqual(new Set([40_000]));
  });

  it.each([0, 1])('C5 P5 is late, not cut off, whichever limit ends first: %i', async (first) => {
    const limits: AbortController[] = [];
    const limited = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      limits.push(new AbortController());
      return limits.at(-1)!.signal;
    });
    globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const read = operation(({ orders, options }) => orders.retrieve('orderIdAaa', {}, options));
    const result = read(callContext());
    while (limits.length < 2) await nextTurn();
    await nextTurn();
    limits[first]!.abort(new DOMException('too late', 'TimeoutError'));
    limited.mockRestore();
    expect(await result).toMatchObject({ ok: false, error: { code: 'TIMEOUT', status: 0 } });
  });

  it('stops when the caller does', async () => {
    const controller = new AbortController();
    globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const result = retrieveOrder('orderIdAaa')(callContext({ signal: controller.signal }));
    await nextTurn();
    controller.abort();
    expect(await result).toMatchObject({ ok: false, error: { code: 'CONNECTION' } });
  });

  it('throws bugs', async () => {
    const broken = operation(() => Promise.reject(new RangeError('a bug')));
    await expect(broken(callContext())).rejects.toThrow('a bug');
  });
});
