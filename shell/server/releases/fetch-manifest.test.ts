/** @jest-environment node */
import { MANIFEST_SCHEMA_URL } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../src/testing/make-release.ts';
import { fetchManifest } from './fetch-manifest.ts';

const answer = (status: number, body?: unknown, etag = '"1"') =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const known = (init?.headers as Record<string, string> | undefined)?.['if-none-match'];
    if (known === etag) return new Response(null, { status: 304 });
    return new Response(JSON.stringify(body), { status, headers: { etag } });
  });

afterEach(() => jest.restoreAllMocks());

describe('fetchManifest', () => {
  it('reads the manifest and its ETag, and asks with it the next time', async () => {
    const manifest = {
      schema: MANIFEST_SCHEMA_URL,
      microFrontends: { catalog: [makeRelease('1.0.0')] },
    };
    answer(200, manifest);
    expect(await fetchManifest('http://store', null)).toEqual({
      kind: 'manifest',
      manifest,
      etag: '"1"',
    });
    expect(await fetchManifest('http://store', '"1"')).toEqual({ kind: 'unchanged' });
  });

  it('reports the problems of a malformed manifest', async () => {
    answer(200, {
      schema: MANIFEST_SCHEMA_URL,
      microFrontends: { catalog: [{ url: 'javascript:alert(1)' }] },
    });
    expect(await fetchManifest('http://store', null)).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/malformed[\s\S]*url/),
    });
  });

  it('takes an error and silence for a failure', async () => {
    answer(503);
    expect(await fetchManifest('http://store', null)).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('503'),
    });
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    expect(await fetchManifest('http://store', null)).toMatchObject({ kind: 'failed' });
  });
});
