import { STORAGE } from '@shop/contracts/storage';
import fastify, { type FastifyInstance } from 'fastify';
import { makeConfig } from '@shop/contracts/testing';
import type { ServerConfig } from '../../shell/server/config.ts';
import { createReleaseHealth } from '../../shell/server/health/release-health.ts';
import { registerPages } from '../../shell/server/pages/page-route.ts';
import { createLiveSets, type LiveSets } from '../../shell/server/releases/live-sets.ts';
import { registerReleaseSet } from '../../shell/server/releases/release-set-route.ts';
import {
  EMPTY_RELEASE_SET,
  type CanarySet,
  type ReleaseSet,
} from '../../shell/server/releases/release-set.ts';
import { makeRelease } from '../../shell/src/testing/make-release.ts';
import { findNginx } from './ensure-nginx.ts';
import { startNginx } from './start-nginx.ts';

const nginx = findNginx();
const PAGE = '/it/eur/it/product/BAROLO';

const makeSet = (id: string): ReleaseSet => ({
  ...EMPTY_RELEASE_SET,
  id,
  releases: {
    catalog: makeRelease('1.0.0', {
      routes: [
        { id: 'product', path: 'product/:code', rendering: 'server' },
        { id: 'cart', path: 'cart', rendering: 'private' },
      ],
    }),
  },
});
const canary = (remote: CanarySet['remote'], from: number): CanarySet => ({
  remote,
  cohorts: { from, to: from + 10 },
  set: makeSet(`${remote}-canary`),
});
const TWO_CANARIES = {
  defaultSet: makeSet('stable'),
  canaries: [canary('catalog', 0), canary('cart', 10)],
};

/** A linear congruential generator (Numerical Recipes): the same visitors in each run. */
const seededDraw = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * 100);
  };
};

let shell: FastifyInstance;
let live: LiveSets;
let edge: Awaited<ReturnType<typeof startNginx>>;
/** Requests of documents that reached the shell. */
let asked: string[];

const startShell = async ({ isSecure = true } = {}): Promise<string> => {
  live = createLiveSets(
    async ({ id }) => ({
      render: async ({ rest }) => ({
        kind: rest === '/cart' ? 'private' : 'page',
        status: 200,
        html: `<h1>set:${id}</h1>`,
        head: { title: 'A page' },
        state: {},
        chunks: [],
        whole: true,
      }),
      grow: () => undefined,
      state: () => 'working',
      load: () => ({ workers: 1, busy: 0, pages: 0, queued: 0 }),
      drain: async () => undefined,
    }),
    { error: (_: unknown, reason?: string) => fail(reason) },
  );
  await live.replace(TWO_CANARIES);
  shell = fastify();
  shell.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/it/')) asked.push(url);
  });
  const shop = { ...makeConfig(), origin: `http${isSecure ? 's' : ''}://shop.example` };
  const config = {
    shop,
    pageMaxAge: 60,
    indexing: true,
    renderLimit: 1500,
    indexLimit: 400,
    pictureOrigins: [],
  } as Partial<ServerConfig> as ServerConfig;
  const assets = { begin: [], scripts: [], css: '', formSheets: [], messages: {} };
  const draw = seededDraw(7);
  registerReleaseSet(shell, { live, isSecure, draw });
  const health = createReleaseHealth({ ...config, health: undefined });
  const previews = { of: async () => null };
  const samples = { note: () => undefined };
  registerPages(shell, { config, shell: assets, live, previews, health, samples, draw });
  return new URL(await shell.listen({ host: '127.0.0.1', port: 0 })).host;
};

const fail = (reason?: string): never => {
  throw new Error(reason);
};

/** One visit through nginx. */
const visit = async (cookie?: string, path = PAGE, headers = {}) => {
  const answer = await fetch(`${edge.origin}${path}`, {
    headers: { ...headers, ...(cookie && { cookie }) },
    redirect: 'manual',
  });
  const [, set = ''] = /set:([\w-]+)/.exec(await answer.text()) ?? [];
  const [, assigned] =
    /^__Host-fv\.share=(\d+);/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
  return {
    set,
    assigned: assigned === undefined ? null : Number(assigned),
    cache: answer.headers.get('x-cache'),
    cacheControl: answer.headers.get('cache-control'),
  };
};
const cookieOf = (cohort: number) => `${STORAGE.orderCookie.key}=x; __Host-fv.share=${cohort}`;
const setOf = (cohort: number) =>
  cohort < 10 ? 'catalog-canary' : cohort < 20 ? 'cart-canary' : 'stable';

/** Longest wait for a change to show, in ms: nginx keeps the set of a cohort for a second. */
const PATIENCE = 20_000;

/** Visits until a set is shown. */
const untilShown = async (cohort: number, set: string): Promise<void> => {
  const end = Date.now() + PATIENCE;
  while ((await visit(cookieOf(cohort))).set !== set)
    if (Date.now() > end) throw new Error(`${set} is never shown`);
};

(nginx ? describe : describe.skip)('behind a shared cache (nginx), without https', () => {
  beforeEach(async () => {
    asked = [];
    edge = await startNginx(nginx ?? '', 'shop', await startShell({ isSecure: false }));
  });
  afterEach(async () => {
    await edge?.stop();
    await shell.close();
  });

  it('R8 R10 visitors keep their set, and a preview passes the cache', async () => {
    const { cohortCookie, previewCookie } = STORAGE;
    for (const cache of ['MISS', 'HIT'])
      for (const cohort of [5, 15, 50]) {
        const shown = await visit(`${cohortCookie.key}=${cohort}`);
        expect(shown).toMatchObject({ set: setOf(cohort), cache });
      }
    const preview = await visit(`${cohortCookie.key}=50; ${previewCookie.key}=x`);
    expect(preview.cache).toBe('BYPASS');
  });
});

(nginx ? describe : describe.skip)(
  'behind a shared cache (nginx), with two canaries of 10 %',
  () => {
    beforeEach(async () => {
      asked = [];
      edge = await startNginx(nginx ?? '', 'shop', await startShell());
    });
    afterEach(async () => {
      await edge?.stop();
      await shell.close();
    });

    it('each takes 10 ± 2 of 100 new visitors, none is in both, and documents come from the cache', async () => {
      for (const cohort of [5, 15, 50]) await visit(cookieOf(cohort));
      const visits = [];
      for (let count = 0; count < 1000; count += 1) visits.push(await visit());
      const shares = { 'catalog-canary': 0, 'cart-canary': 0, stable: 0 };
      for (const { set, assigned, cache, cacheControl } of visits) {
        expect(set).toBe(setOf(assigned ?? NaN));
        expect([cache, cacheControl]).toEqual(['HIT', 'private, max-age=0']);
        shares[set as keyof typeof shares] += 1;
      }
      for (const set of ['catalog-canary', 'cart-canary'] as const) {
        expect(shares[set]).toBeGreaterThanOrEqual(80);
        expect(shares[set]).toBeLessThanOrEqual(120);
      }
      expect(shares.stable).toBe(1000 - shares['catalog-canary'] - shares['cart-canary']);
      // One document per release set reached the shell.
      expect(asked).toEqual([PAGE, PAGE, PAGE]);
    }, 120_000);

    it('answers 404 for metrics and health, however the path is written', async () => {
      for (const path of [
        '/metrics',
        '/metrics?x',
        '//metrics',
        '/%6detrics',
        '/health',
        '/live',
        '/ready',
      ]) {
        const answer = await fetch(`${edge.origin}${path}`);
        expect([path, answer.status]).toEqual([path, 404]);
        // The page of nginx: the request did not reach the shell.
        expect(await answer.text()).toContain('nginx');
      }
    });

    it('shows returning visitors the set of their cohort, from the cache or not', async () => {
      for (const round of ['first', 'second'])
        for (let cohort = 0; cohort < 100; cohort += 1) {
          const { set, assigned, cache } = await visit(cookieOf(cohort));
          expect([round, cohort, set, assigned]).toEqual([round, cohort, setOf(cohort), null]);
          if (round === 'second') expect(cache).toBe('HIT');
        }
      expect(asked).toHaveLength(3);
    }, 60_000);

    it.each([
      '__Host-fv.share=101',
      '__Host-fv.share=-1',
      '__Host-fv.share=007',
      '__Host-fv.share=x',
    ])('assigns another cohort to a visitor with %s', async (cookie) => {
      const { set, assigned } = await visit(cookie);
      expect(set).toBe(setOf(assigned ?? NaN));
    });

    it('takes the first valid of several cookies, and no release set that a client names', async () => {
      expect((await visit('__Host-fv.share=x; __Host-fv.share=15; __Host-fv.share=5')).set).toBe(
        'cart-canary',
      );
      const named = await visit(cookieOf(50), PAGE, { 'x-shop-set': 'cart-canary' });
      expect(named.set).toBe('stable');
    });

    it('does not store pages of visitors', async () => {
      for (const cache of ['MISS', 'MISS']) {
        const cart = await visit(cookieOf(50), '/it/eur/it/cart');
        expect([cart.cache, cart.cacheControl]).toEqual([cache, 'no-store']);
      }
    });

    it('shows the stable set to the visitors of a canary that ended, without purging anything', async () => {
      await visit(cookieOf(5));
      await visit(cookieOf(50));
      await live.replace({ ...TWO_CANARIES, canaries: TWO_CANARIES.canaries.slice(1) });
      await untilShown(5, 'stable');
      expect((await visit(cookieOf(5))).cache).toBe('HIT');
      await live.replace({ ...TWO_CANARIES, canaries: [] });
      await untilShown(15, 'stable');
      const later = await visit();
      expect([later.set, later.assigned, later.cache]).toEqual(['stable', null, 'HIT']);
    }, 60_000);

    it('serves cached documents while the shell is down', async () => {
      await visit(cookieOf(5));
      await visit(cookieOf(50));
      await shell.close();
      expect((await visit(cookieOf(50))).set).toBe('stable');
      expect((await visit(cookieOf(5))).set).toBe('catalog-canary');
    });
  },
);
