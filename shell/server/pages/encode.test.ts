import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { waitFor } from '@testing-library/react';
import { chooseEncoding, encodeOnce, encodePage, type EncodedPage } from './encode.ts';

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['br;q=0.1, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('answers %s with %s', (accepted, expected) => {
    expect(chooseEncoding(accepted)).toBe(expected);
  });
});

const decoded = async ({ bytesIn }: EncodedPage): Promise<string[]> => {
  const [br, zipped, identity] = [
    await bytesIn('br'),
    await bytesIn('gzip'),
    await bytesIn('identity'),
  ];
  return [brotliDecompressSync(br), gunzipSync(zipped), identity].map(String);
};

const TEXT = '<p>Barbera d’Asti</p>';

describe('encodePage', () => {
  it('holds the same document in every encoding, under one strong ETag', async () => {
    const page = await encodePage(200, TEXT);
    expect(await decoded(page)).toEqual([TEXT, TEXT, TEXT]);
    expect(page.etag).toMatch(/^"[\w-]{22}"$/);
    expect((await encodePage(200, '<p>Other</p>')).etag).not.toBe(page.etag);
  });

  it('compresses each form once', async () => {
    const { bytesIn } = await encodePage(200, TEXT);
    expect(await bytesIn('br')).toBe(await bytesIn('br'));
    expect(await bytesIn('gzip')).toBe(await bytesIn('gzip'));
  });

  it('reserves memory for the form that is made when a client first asks for it', async () => {
    const { size, bytesIn } = await encodePage(200, TEXT.repeat(500));
    expect(size).toBeGreaterThan(2 * (await bytesIn('br')).length);
  });

  it('compresses less under load, and again once such a page is read again', async () => {
    const text = Array.from({ length: 3000 }, (_, line) => `<p>${line} ${line * 7919}</p>`).join(
      '',
    );
    const [usual, ...others] = await Promise.all(
      Array.from({ length: 4 }, () => encodePage(200, text)),
    );
    const [best, quick] = [usual, others.at(-1)];
    const length = async (page = best) => (await page!.bytesIn('br')).length;
    const target = await length();
    expect(await length(quick)).toBeGreaterThan(target);
    // This request starts the better compression and gets the current one.
    expect(await length(quick)).toBeGreaterThan(target);
    await waitFor(async () => expect(await length(quick)).toBe(target));
    expect((await decoded(quick!))[0]).toBe(text);
  });
});

it('encodeOnce compresses for the one response, without an ETag', async () => {
  const page = encodeOnce(200, TEXT);
  expect(await decoded(page)).toEqual([TEXT, TEXT, TEXT]);
  expect(page.etag).toBeNull();
});
