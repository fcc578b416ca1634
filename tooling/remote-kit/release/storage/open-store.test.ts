/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from './open-store.ts';

jest.mock('@aws-sdk/client-s3', () => {
  throw new Error('the SDK is loaded');
});

describe('openStore', () => {
  it.each([
    ['s3://shop', 's3://shop/a/b'],
    ['s3://shop/', 's3://shop/a/b'],
    ['s3://shop/eu/shops/', 's3://shop/eu/shops/a/b'],
    ['.shop/artifacts', '.shop/artifacts/a/b'],
  ])('opens %s', (root, address) => {
    expect(openStore(root).addressOf('a/b')).toBe(address);
  });

  it.each(['s3://', 's3://Shop', 'https://shop.example', 's3://shop/a?b'])('refuses %s', (root) => {
    expect(() => openStore(root)).toThrow(/is no store\. Set ARTIFACT_ROOT/);
  });

  it('loads the SDK for a bucket only, on its first use', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'store-'));
    const store = openStore(folder);
    await store.write('a', Buffer.from('text'));
    expect(`${await store.read('a')}`).toBe('text');
    await rm(folder, { recursive: true });
    await expect(openStore('s3://shop').read('a')).rejects.toThrow(/the SDK is loaded/);
  });
});
