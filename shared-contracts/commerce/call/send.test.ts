/** @jest-environment node */
import { NoAnswer } from './no-answer.ts';
import { send } from './send.ts';

type Answers = readonly [status: number, headers?: Record<string, string>][];

const URL = 'https://shop.example/api/orders';

/** Answers in turn; the last one stays. */
const answering = (answers: Answers) => {
  const left = [...answers];
  const fetched = jest.fn(async () => {
    const [status, headers = {}] = left.length > 1 ? left.shift()! : left[0]!;
    return new Response('{}', { status, headers });
  });
  globalThis.fetch = fetched;
  return fetched;
};
const statusOf = async (sent: Promise<Response>) => (await sent).status;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('send', () => {
  it('X sends again what the platform postponed, a write too', async () => {
    const fetched = answering([[429], [423], [201]]);
    const sent = statusOf(send(URL, { method: 'POST', body: '{}' }));
    await jest.advanceTimersByTimeAsync(1_500);
    expect(await sent).toBe(201);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('X waits as long as the platform requires', async () => {
    const fetched = answering([[429, { 'Retry-After': '3' }], [200]]);
    const sent = statusOf(send(URL, {}));
    await jest.advanceTimersByTimeAsync(2_999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await sent).toBe(200);
  });

  it('X says at once what would keep the shopper waiting', async () => {
    const fetched = answering([[429, { 'Retry-After': '60' }]]);
    expect(await statusOf(send(URL, {}))).toBe(429);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('X gives up after three tries', async () => {
    const fetched = answering([[429]]);
    const sent = statusOf(send(URL, {}));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await sent).toBe(429);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('X reads again from a platform that is back soon, and never writes again after its 5xx (P5)', async () => {
    const back = { 'Retry-After': '1' };
    const fetched = answering([[503, back], [200]]);
    const read = statusOf(send(URL, {}));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await read).toBe(200);
    expect(fetched).toHaveBeenCalledTimes(2);
    const written = answering([[503, back], [200]]);
    expect(await statusOf(send(URL, { method: 'PATCH' }))).toBe(503);
    expect(written).toHaveBeenCalledTimes(1);
    answering([[500]]);
    expect(await statusOf(send(URL, {}))).toBe(500);
  });

  it('X ends the wait when the page aborts', async () => {
    const fetched = answering([[429]]);
    const page = new AbortController();
    const sent = send(URL, {}, page.signal).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(10);
    page.abort();
    expect(await sent).toBeInstanceOf(NoAnswer);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
