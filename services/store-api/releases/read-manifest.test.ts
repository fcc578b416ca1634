import type { Kysely } from 'kysely';
import { openStore } from '../open-store.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { makeRelease } from '../testing/make-release.ts';
import { readManifest } from './read-manifest.ts';

let database: Kysely<StoreDatabase>;
beforeEach(async () => {
  database = await openStore(':memory:');
});
afterEach(() => database.destroy());

/** Writes a state that no edit produces: live releases with these percentages. */
const write = async (...shares: { traffic: number; is_default: number }[]): Promise<void> => {
  for (const [index, share] of shares.entries()) {
    const version = `0.1.0-v${index}`;
    const document = JSON.stringify(makeRelease(version));
    const release = { remote: 'catalog', version, document, registered_at: '2026-11-20T09:00:00Z' };
    await database.insertInto('release').values(release).execute();
    await database
      .insertInto('live_release')
      .values({ remote: 'catalog', version, ...share })
      .execute();
  }
};

describe('readManifest', () => {
  it('gives the default release first', async () => {
    await write({ traffic: 10, is_default: 0 }, { traffic: 90, is_default: 1 });
    const { microFrontends } = await readManifest(database);
    expect(microFrontends['catalog']?.map((it) => it.deployment)).toEqual([
      { traffic: 90, default: true },
      { traffic: 10, default: false },
    ]);
  });

  it.each([
    [
      'two defaults',
      [
        { traffic: 50, is_default: 1 },
        { traffic: 50, is_default: 1 },
      ],
      /exactly one/,
    ],
    ['no default', [{ traffic: 100, is_default: 0 }], /exactly one/],
    ['traffic for nobody', [{ traffic: 60, is_default: 1 }], /come to 100/],
  ])('throws rather than give a manifest with %s', async (_, shares, reason) => {
    await write(...shares);
    await expect(readManifest(database)).rejects.toThrow(reason);
  });

  it('does not let a release be live that is not registered', async () => {
    const row = { remote: 'catalog', version: '0.1.0-none', traffic: 100, is_default: 1 };
    await expect(database.insertInto('live_release').values(row).execute()).rejects.toThrow(
      /FOREIGN KEY/,
    );
  });
});
