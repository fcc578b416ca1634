import { connectHosts, loadChunk, loadSheet, sheetsOf } from './file-loader.ts';
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

  it('never requests a file without a content hash in its name', async () => {
    expect(await chunk('https://cdn.test/page-cart.1c79d2a3.js')).toMatchObject({ type: 'error' });
    expect(load).not.toHaveBeenCalled();
  });

  it('distinguishes a replaced file from an unreachable one', async () => {
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

describe('sheetsOf', () => {
  const names = { p: 'https://cdn.test/', miniCssF: (name: string) => `${name}.${HASH}.css` };
  const href = `https://cdn.test/page-cart.${HASH}.css`;
  const begin = () => {
    const add = sheetsOf(names, { 'page-cart': 1 });
    return (name = 'page-cart') => {
      const promises: Promise<void>[] = [];
      add(name, promises);
      return Promise.all(promises);
    };
  };

  it('adds the sheet of a chunk that has one, once', async () => {
    load.mockResolvedValue(undefined);
    const add = begin();
    await Promise.all([add(), add(), add('cart-writes')]);
    await add();
    expect(load).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledWith(
      href,
      expect.objectContaining({ integrity: expect.stringMatching(/^sha256-/) }),
    );
  });

  it('adds none that the document came with, linked or inlined', async () => {
    for (const html of [
      `<style data-href="${href}"></style>`,
      `<link rel="stylesheet" href="${href}">`,
    ]) {
      document.head.innerHTML = html;
      await begin()();
    }
    document.head.replaceChildren();
    expect(load).not.toHaveBeenCalled();
  });

  it('says where a sheet is gone for good, and tries a second time', async () => {
    load.mockRejectedValueOnce(new Error('404')).mockResolvedValue(undefined);
    isReplaced.mockResolvedValue(true);
    const add = begin();
    await expect(add()).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'replaced' });
    await add();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
