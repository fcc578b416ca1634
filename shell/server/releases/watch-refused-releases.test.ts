/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import {
  CONTRACT_VERSION,
  MANIFEST_SCHEMA_URL,
  type LiveRelease,
} from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../src/testing/make-release.ts';
import { watchReleases } from './watch-releases.ts';

const CONTAINER = 'module.exports = {}';
const INTEGRITY = `sha384-${createHash('sha384').update(CONTAINER).digest('base64')}`;
/** Outside the window of every shell to come. */
const OLD = '1.0.0';

let folder: string;
let manifest: string;
/** Live releases, and what is refused with the version served instead. */
let seen: { live: string[]; refused: (string | null)[][] };
/** Validators of the manifests that were reported as applied. */
let reported: (string | null)[] = [];
/** Delays new releases. */
let held: Promise<void> = Promise.resolve();
let stop: () => Promise<void> = async () => undefined;

const release = (version: string, contract = CONTRACT_VERSION): LiveRelease => {
  const made = makeRelease(version, { contract });
  const files = [{ path: 'remoteEntry.js', integrity: INTEGRITY }];
  return {
    ...made,
    extras: { ...made.extras, assets: {}, node: { ...made.extras.node, files } },
  };
};
const answer = (microFrontends: Record<string, LiveRelease[]>) => {
  manifest = JSON.stringify({ schema: MANIFEST_SCHEMA_URL, microFrontends });
};
/** Starts a shell on the same folder. Its first poll is done when it resolves. */
const start = async (ignored: readonly string[] = [], interval = 60_000) => {
  await stop();
  const watching = await watchReleases({
    endpoint: 'https://store.test',
    dataDir: folder,
    interval,
    log: {
      warn: () => undefined,
      info: () => undefined,
    } as unknown as FastifyBaseLogger,
    ignored,
    afterPoll: async ({ etag }) => void reported.push(etag),
    onChange: async ({ defaultSet, refused = [] }) => {
      await held;
      const live = Object.entries(defaultSet.releases).map(
        ([name, { metadata }]) => `${name}@${metadata.version}`,
      );
      seen = {
        live,
        refused: refused.map(({ remote, version, serves }) => [`${remote}@${version}`, serves]),
      };
    },
  });
  stop = watching.stop;
};

beforeEach(() => {
  reported = [];
  folder = mkdtempSync(join(tmpdir(), 'refused-releases-'));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) =>
    String(url).endsWith('/releases')
      ? new Response(manifest, {
          headers: { etag: `"${createHash('sha256').update(manifest).digest('hex')}"` },
        })
      : new Response(CONTAINER),
  );
});
afterEach(async () => {
  await stop();
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('a shell with a release outside its contract window', () => {
  it('R4 keeps the last good one, and says so until the remote is rebuilt', async () => {
    answer({ catalog: [release('1.0.0')] });
    await start();
    answer({ catalog: [release('2.0.0', OLD)] });
    for (const _ of ['first start', 'restart']) {
      await start();
      expect(seen).toEqual({ live: ['catalog@1.0.0'], refused: [['catalog@2.0.0', '1.0.0']] });
    }
    answer({ catalog: [release('3.0.0')] });
    await start();
    expect(seen).toEqual({ live: ['catalog@3.0.0'], refused: [] });
  });

  it('R4 serves the other remotes without one, and leaves the copy to the shell before it', async () => {
    answer({ catalog: [release('1.0.0')], cart: [release('1.0.0')] });
    await start();
    const copy = join(folder, 'releases.json');
    const written = readFileSync(copy, 'utf8').replaceAll(CONTRACT_VERSION, OLD);
    writeFileSync(copy, written);
    answer({ catalog: [release('1.0.0', OLD)], cart: [release('1.0.0')] });
    await start();
    expect(seen).toEqual({ live: ['cart@1.0.0'], refused: [['catalog@1.0.0', null]] });
    expect(readFileSync(copy, 'utf8')).toBe(written);
  });

  it('R4 does not refuse a remote that is served from its sources', async () => {
    answer({ catalog: [release('1.0.0', OLD)], cart: [release('1.0.0')] });
    await start(['catalog']);
    expect(seen).toEqual({ live: ['cart@1.0.0'], refused: [] });
  });
});

describe('a shell that needs long for a release', () => {
  it('R5 repeats its last report meanwhile, so that it does not count as gone', async () => {
    answer({ catalog: [release('1.0.0')] });
    await start([], 2);
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise((done) => setTimeout(done, 2));
    };
    await until(() => reported.length > 0);
    const [first] = reported;
    let free = () => undefined as void;
    held = new Promise((done) => (free = done));
    answer({ catalog: [release('2.0.0')] });
    reported = [];
    await until(() => reported.length > 5);
    expect(new Set(reported)).toEqual(new Set([first]));
    expect(seen.live).toEqual(['catalog@1.0.0']);
    free();
    await until(() => seen.live.includes('catalog@2.0.0'));
    await until(() => reported.at(-1) !== first);
  });
});
