import fastify from 'fastify';
import type { RemoteRoute } from '@shop/contracts/remote';
import { makeConfig } from '@shop/contracts/testing';
import { makeRelease } from '../../../src/testing/make-release.ts';
import type { RenderResult } from '../../../src/render/types.ts';
import type { ServerConfig } from '../../config.ts';
import { createReleaseHealth } from '../../health/release-health.ts';
import { openMetrics } from '../../metrics/open-metrics.ts';
import type { RefusedRelease } from '../../releases/refused-releases.ts';
import { EMPTY_RELEASE_SET, type ReleaseSet } from '../../releases/release-set.ts';
import { registerPages } from '../page-route.ts';

const shell = { begin: [], scripts: [], css: '', formSheets: [], messages: {} };

const routes: RemoteRoute[] = [
  { id: 'cart', path: 'cart', rendering: 'private', showsOrder: true },
  { id: 'product', path: 'product/:code', rendering: 'server' },
  { id: 'search', path: 'search', rendering: 'server' },
];

/** A page as a worker renders it. */
export const renderedPage = (status: 200 | 404 | 503): RenderResult => ({
  kind: 'page',
  status,
  html: `<h1>${status}</h1>`,
  head: { title: 'A page' },
  state: {},
  chunks: [],
  whole: true,
});

const keyOf = (letter: string) => `00000000-0000-4000-8000-000000000000.${letter.repeat(43)}`;
/** Keys of a preview that is shown, of one that cannot be shown, and of one that has expired. */
export const [SHOWN, BROKEN, EXPIRED] = [keyOf('s'), keyOf('b'), keyOf('e')];

/**
 * A server whose renderer returns the given results in order; the last one repeats.
 *
 * @param below - percentage of visitors who get a canary
 * @param refused - releases of the manifest that the shell does not run
 */
export const servePages = (
  {
    below = 0,
    refused = [],
    ...its
  }: Partial<ServerConfig> & { below?: number; refused?: readonly RefusedRelease[] },
  ...results: RenderResult[]
) => {
  const app = fastify();
  const rendered: string[] = [];
  const orders: (string | undefined)[] = [];
  const pool = {
    render: async ({ rest, orderId }: { rest: string; orderId?: string }) => {
      orders.push(orderId);
      const result = results[Math.min(rendered.length, results.length - 1)];
      rendered.push(rest);
      if (!result) throw new Error('Nothing to render');
      return result;
    },
    grow: () => undefined,
    state: () => 'working' as const,
    load: () => ({ workers: 1, busy: 0, pages: 0, queued: 0 }),
    drain: async () => undefined,
  };
  const config = {
    shop: makeConfig(),
    pageMaxAge: 60,
    indexing: true,
    renderLimit: 1500,
    indexLimit: 400,
    pictureOrigins: [],
    ...its,
  } as ServerConfig;
  const set: ReleaseSet = {
    ...EMPTY_RELEASE_SET,
    releases: { cart: makeRelease('1.0.0', { routes }) },
  };
  const defaultSet = { set, pool };
  const canary = { set: { ...set, id: 'canary' }, pool };
  const cohorts = { from: 0, to: below };
  const canaries = below > 0 ? [{ remote: 'cart' as const, cohorts, ...canary }] : [];
  const live = {
    of: (cohort: number | null) => (cohort !== null && cohort < below ? canary : defaultSet),
    withId: (id: string) => [defaultSet, ...canaries].find((it) => it.set.id === id),
    canaries: () => canaries,
    refused: () => refused,
  };
  const previews = {
    of: async (key: string) => {
      if (key === BROKEN) throw new Error('cart 2.0.0 cannot be used');
      return key === SHOWN ? { ...canary, expiresAt: 0, versions: { cart: '2.0.0' } } : null;
    },
  };
  const health = createReleaseHealth(config);
  const noted: string[] = [];
  const samples = { note: (_set: ReleaseSet, { rest }: { rest: string }) => void noted.push(rest) };
  const metrics = openMetrics({
    ...live,
    defaultSet: () => defaultSet,
    failures: () => [],
  });
  registerPages(app, { config, shell, live, previews, health, samples, metrics });
  return {
    app,
    metrics,
    rendered,
    noted,
    orders,
    get: (url = '/it/eur/it/product/BAROLO', cookie = '', headers = {}) =>
      app.inject({ url, headers: { cookie, ...headers } }),
  };
};
