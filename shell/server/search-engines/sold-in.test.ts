/** @jest-environment node */
import { createSoldIn } from './sold-in.ts';

const fetchMock = jest.fn<Promise<Response>, [string | URL]>();
let time = 0;
const ask = () => createSoldIn('https://api.example', 400, () => time);

beforeEach(() => {
  time = 0;
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => Response.json({ markets: ['it-eur'] }));
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

describe('markets that sell an item', () => {
  it('requests the index with the raw code', async () => {
    expect(await ask()('A&B=C')).toMatchObject({ markets: ['it-eur'] });
    expect(new URL(fetchMock.mock.calls[0]![0]).searchParams.get('code')).toBe('A&B=C');
  });

  it('is remembered for a minute', async () => {
    const soldIn = ask();
    await soldIn('A');
    time = 59_000;
    await soldIn('A');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    time = 61_000;
    await soldIn('A');
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['does not answer', async () => Promise.reject(new TypeError('fetch failed'))],
    ['is not ready', async () => Response.json({ code: 'INDEX_NOT_READY' }, { status: 503 })],
    ['answers something else', async () => Response.json({ markets: 'all' })],
  ])('is unknown while the index %s', async (_what, answer) => {
    fetchMock.mockImplementation(answer);
    expect(await ask()('A')).toBeUndefined();
  });

  it('skips an index that hangs', async () => {
    fetchMock.mockImplementation(() => new Promise<never>(() => undefined));
    const soldIn = createSoldIn('https://api.example', 1, () => time);
    for (const item of ['A', 'B', 'C', 'D']) expect(await soldIn(item)).toBeUndefined();
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('keeps the last result while the index is unreachable', async () => {
    const soldIn = ask();
    await soldIn('A');
    time = 61_000;
    fetchMock.mockRejectedValue(new TypeError('fetch failed'));
    expect(await soldIn('A')).toMatchObject({ markets: ['it-eur'] });
  });
});
