import { connectHosts, loadChunk, loadSheet } from './file-loader.ts';
import { loadFile } from './load-file.ts';

jest.mock('./load-file.ts', () => ({ loadFile: jest.fn() }));
const load = jest.mocked(loadFile);

const HASH = 'NawCGHlRTkLycOAgN8EhbDs6bGt6i8CZtAgcK-pp8_s';
const url = `https://cdn.test/page-cart.${HASH}.js`;
const spare = `https://spare.test/page-cart.${HASH}.js`;
const isReplaced = jest.fn(async (_: string) => false);

const chunk = (address: string) =>
  new Promise<{ type: string }>((resolve) => loadChunk(address, resolve));

beforeEach(() => {
  load.mockReset();
  isReplaced.mockReset().mockResolvedValue(false);
  connectHosts({
    origins: [],
    alternativeOf: (it) => (it === url ? spare : undefined),
    isReplaced,
  });
});

describe('loadChunk', () => {
  it('holds a file to the hash in its name, at each of its addresses', async () => {
    load.mockResolvedValue(undefined);
    expect(await chunk(url)).toMatchObject({ type: 'load' });
    expect(load).toHaveBeenCalledWith(url, {
      integrity: 'sha256-NawCGHlRTkLycOAgN8EhbDs6bGt6i8CZtAgcK+pp8/s=',
      alternative: spare,
    });
  });

  it('never asks for a file that is not named by its content', async () => {
    expect(await chunk('https://cdn.test/page-cart.1c79d2a3.js')).toMatchObject({ type: 'error' });
    expect(load).not.toHaveBeenCalled();
  });

  it('tells a file that is gone for good from one that is out of reach', async () => {
    load.mockRejectedValue(new Error('404'));
    expect(await chunk(url)).toMatchObject({ type: 'error', target: { src: url } });
    isReplaced.mockResolvedValue(true);
    expect(await chunk(url)).toMatchObject({ type: 'replaced', target: { src: url } });
  });
});

describe('loadSheet', () => {
  const sheet = (href: string) =>
    new Promise<string>((resolve) => {
      const listener = ({ type }: { type: string }) => resolve(type);
      loadSheet({ href, onload: listener, onerror: listener });
    });

  it('holds a style sheet to the hash in its name too', async () => {
    load.mockResolvedValue(undefined);
    const href = `https://cdn.test/page-cart.${HASH}.css`;
    expect(await sheet(href)).toBe('load');
    expect(load).toHaveBeenCalledWith(
      href,
      expect.objectContaining({ integrity: expect.stringMatching(/^sha256-/) }),
    );
    load.mockRejectedValue(new Error('404'));
    expect(await sheet(href)).toBe('error');
  });
});
