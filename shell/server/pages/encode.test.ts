import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, encodePage } from './encode.ts';

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

describe('encodePage', () => {
  it('holds the same document in every encoding, under one strong ETag', async () => {
    const page = await encodePage(200, '<p>Barbera d’Asti</p>');
    expect(brotliDecompressSync(page.br).toString()).toBe('<p>Barbera d’Asti</p>');
    expect(gunzipSync(page.gzip).toString()).toBe('<p>Barbera d’Asti</p>');
    expect(page.etag).toMatch(/^"[\w-]{22}"$/);
    expect((await encodePage(200, '<p>Other</p>')).etag).not.toBe(page.etag);
  });
});
