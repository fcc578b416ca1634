/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { MANIFEST_SCHEMA_URL, type LiveRelease } from '@shop/contracts/remote/release-manifest';
import { makeRelease } from '../../src/testing/make-release.ts';
import type { ReleaseSet } from './release-set.ts';
import type { Polled } from './confirm-releases.ts';
import { watchReleases } from './watch-releases.ts';

const sha = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const CONTAINER = 'module.exports = {}';

let server: Server;
let origin: string;
let folder: string;
let manifest: Buffer | null;
let asked: number;
let fetched: number;
let files: Record<string, string>;
let stop: () => Promise<void> = async () => undefined;
let sets: ReleaseSet[];
let warned: string[];
/** What was reported after the last poll. */
let polled: Polled | null;
/** End of the cohorts, and releases, of the canaries shown last. */
let shown: (number | string)[][];

const answer = (microFrontends: Record<string, LiveRelease[]>) => {
  asked = 0;
  manifest = Buffer.from(JSON.stringify({ schema: MANIFEST_SCHEMA_URL, microFrontends }));
};

const release = (version: string, host = origin): LiveRelease => {
  const made = makeRelease(version, { host });
  const node = {
    ...made.extras.node,
    files: [{ path: 'remoteEntry.js', integrity: sha(CONTAINER) }],
  };
  return { ...made, extras: { ...made.extras, assets: {}, node } };
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watch-releases-'));
  files = {};
  sets = [];
  warned = [];
  shown = [];
  polled = null;
  server = createServer((request, response) => {
    if (request.url === '/releases') {
      asked += 1;
      if (!manifest) return response.writeHead(500).end();
      const isZipped = manifest[0] === 0x1f;
      const etag = `"${sha(manifest.toString('latin1'))}"`;
      if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
      response.setHeader('etag', etag);
      return response.writeHead(200, isZipped ? { 'content-encoding': 'gzip' } : {}).end(manifest);
    }
    fetched += 1;
    const body = files[request.url ?? ''] ?? CONTAINER;
    response.writeHead(body === '' ? 404 : 200).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await stop();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

const versionsOf = (set: ReleaseSet | undefined) =>
  Object.entries(set?.releases ?? {})
    .map(([name, it]) => `${name}@${it.metadata.version}`)
    .sort();

const watch = async (ignored: readonly string[] = [], interval = 1) => {
  await stop();
  const log = { warn: (line: string) => warned.push(line), info: () => undefined };
  const watching = await watchReleases({
    endpoint: origin,
    dataDir: folder,
    interval,
    log: log as unknown as FastifyBaseLogger,
    ignored,
    afterPoll: async (last) => void (polled = last),
    onChange: async ({ defaultSet, canaries }) => {
      sets.push(defaultSet);
      shown = canaries.map(({ cohorts, set }) => [cohorts.to, ...versionsOf(set)]);
    },
  });
  stop = watching.stop;
  return watching;
};

const until = async (isSo: () => boolean): Promise<void> => {
  for (let looks = 0; !isSo(); looks += 1) {
    if (looks > 2000) throw new Error('It never came to that');
    await new Promise((done) => setTimeout(done, 5));
  }
};
/** Waits until the manifest was read again and applied. */
const readAgain = () => until(() => asked > 2);
const liveNow = () => versionsOf(sets.at(-1));

describe('watchReleases', () => {
  it('ignores remotes in development, and does not download their builds', async () => {
    answer({ catalog: [release('1.0.0')], cart: [release('1.0.0')] });
    const watching = await watch(['cart']);
    expect(Object.keys(watching.current().defaultSet.releases)).toEqual(['catalog']);
  });

  it('R3 polls at once, and in short intervals, while a release is about to go live', async () => {
    answer({ catalog: [release('1.0.0')] });
    const watching = await watch([], 3_600_000);
    watching.hurry();
    await until(() => asked === 2);
    answer({ catalog: [release('2.0.0')] });
    await until(() => liveNow()[0] === 'catalog@2.0.0');
  });

  it('keeps the live releases if a valid manifest is empty, and logs it once', async () => {
    answer({ catalog: [release('1.0.0')], cart: [release('1.0.0')] });
    await watch();
    answer({});
    await readAgain();
    expect(liveNow()).toEqual(['cart@1.0.0', 'catalog@1.0.0']);
    expect(warned.filter((it) => it.includes('catalog'))).toEqual([
      expect.stringMatching(/without .*withdrawn/),
    ]);
  });

  it('keeps it over a restart too: the copy on disk is not emptied', async () => {
    answer({ catalog: [release('1.0.0')] });
    await watch();
    answer({});
    await readAgain();
    sets = [];
    await watch();
    expect(liveNow()).toEqual(['catalog@1.0.0']);
    manifest = null;
    sets = [];
    await watch();
    expect(liveNow()).toEqual(['catalog@1.0.0']);
  });

  it('removes a remote that is withdrawn by name', async () => {
    answer({ catalog: [release('1.0.0')], cart: [release('1.0.0')] });
    await watch();
    answer({ catalog: [release('1.0.0')], cart: [] });
    await readAgain();
    expect(liveNow()).toEqual(['catalog@1.0.0']);
    answer({});
    sets = [];
    await watch();
    expect(liveNow()).toEqual(['catalog@1.0.0']);
  });

  it('makes a release live again that moved to another address', async () => {
    answer({ catalog: [release('1.0.0')] });
    await watch();
    const moved = { ...release('1.0.0'), fallbackUrl: `${origin}/second/remoteEntry.js` };
    answer({ catalog: [moved] });
    await until(() => sets.length === 2);
    expect(sets[1]?.releases.catalog?.fallbackUrl).toBe(moved.fallbackUrl);
    expect(sets[1]?.id).not.toBe(sets[0]?.id);
  });

  it('keeps the release before one that cannot be fetched, over a restart too', async () => {
    answer({ catalog: [release('1.0.0')] });
    await watch();
    files['/catalog/2.0.0/node/remoteEntry.js'] = '';
    answer({ catalog: [release('2.0.0')] });
    await readAgain();
    expect(liveNow()).toEqual(['catalog@1.0.0']);
    sets = [];
    await watch();
    expect(liveNow()).toEqual(['catalog@1.0.0']);
  });

  it('fetches a release that cannot be had less and less often, and takes it once it can be', async () => {
    answer({ catalog: [release('1.0.0')] });
    await watch();
    files['/catalog/2.0.0/node/remoteEntry.js'] = '';
    answer({ catalog: [release('2.0.0')] });
    fetched = 0;
    await until(() => asked > 60);
    expect(fetched).toBeGreaterThan(1);
    expect(fetched).toBeLessThan(asked / 2);
    files = {};
    await until(() => liveNow().includes('catalog@2.0.0'));
  });

  it('reports after each poll which manifest it read, and what of it is not applied', async () => {
    answer({ catalog: [release('1.0.0')] });
    await watch();
    expect(polled).toEqual({ etag: expect.stringContaining('sha384'), problems: [] });
    files['/catalog/2.0.0/node/remoteEntry.js'] = 'another content';
    answer({ catalog: [release('2.0.0')] });
    await until(() => polled?.problems.length === 1);
    expect(polled?.problems[0]).toMatch(/^catalog 2\.0\.0 cannot be used: .*not what/);
    files = {};
    await until(() => polled?.problems.length === 0);
    expect(liveNow()).toEqual(['catalog@2.0.0']);
  });

  it('rejects a manifest that decompresses above the limit, and keeps the live releases', async () => {
    answer({ catalog: [release('1.0.0')] });
    await watch();
    asked = 0;
    const padding = ' '.repeat(40 * 1024 * 1024);
    manifest = gzipSync(
      `{"schema":"${MANIFEST_SCHEMA_URL}","microFrontends":{"catalog":[]}}${padding}`,
    );
    await readAgain();
    expect(liveNow()).toEqual(['catalog@1.0.0']);
    expect(warned).toContainEqual(expect.stringContaining('longer than'));
  });

  describe('with a canary', () => {
    const withCanary = (traffic: number) => [
      { ...release('1.0.0'), deployment: { traffic: 100 - traffic, default: true } },
      { ...release('2.0.0'), deployment: { traffic, default: false } },
    ];

    it('shows it to its percentage of visitors, follows changes, and drops it when withdrawn', async () => {
      answer({ catalog: withCanary(10), cart: [release('1.0.0')] });
      await watch();
      expect(liveNow()).toEqual(['cart@1.0.0', 'catalog@1.0.0']);
      expect(shown).toEqual([[10, 'cart@1.0.0', 'catalog@2.0.0']]);
      answer({ catalog: withCanary(50), cart: [release('1.0.0')] });
      await until(() => shown[0]?.[0] === 50);
      answer({ catalog: [release('1.0.0')], cart: [release('1.0.0')] });
      await until(() => shown.length === 0);
      expect(liveNow()).toEqual(['cart@1.0.0', 'catalog@1.0.0']);
    });

    it('follows cohorts that move without another release', async () => {
      const at = (from: number) => [
        withCanary(10)[0] as LiveRelease,
        { ...release('2.0.0'), deployment: { traffic: 10, default: false, from } },
      ];
      answer({ catalog: at(0) });
      await watch();
      expect(shown).toEqual([[10, 'catalog@2.0.0']]);
      answer({ catalog: at(40) });
      await until(() => shown[0]?.[0] === 50);
    });

    it('skips a canary that cannot be fetched, until it can be', async () => {
      files['/catalog/2.0.0/node/remoteEntry.js'] = '';
      answer({ catalog: withCanary(10) });
      await watch();
      expect([liveNow(), shown]).toEqual([['catalog@1.0.0'], []]);
      files = {};
      await until(() => shown.length === 1);
      expect(shown).toEqual([[10, 'catalog@2.0.0']]);
    });

    it('starts with the default releases alone while the service that knows the shares is away', async () => {
      answer({ catalog: withCanary(10) });
      await watch();
      manifest = null;
      shown = [];
      await watch();
      expect([liveNow(), shown]).toEqual([['catalog@1.0.0'], []]);
    });
  });
});
