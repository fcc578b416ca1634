/** @jest-environment node */
import { createMetrics } from '@shop/server-kit/metrics';
import { makeRelease } from '../../src/testing/make-release.ts';
import type { Live, LiveSets } from '../releases/live-sets.ts';
import { EMPTY_RELEASE_SET, type ReleaseSet } from '../releases/release-set.ts';
import { NotFinished, NotRendered } from '../rendering/not-rendered.ts';
import { createDocumentMetrics } from './document-metrics.ts';
import { openMetrics } from './open-metrics.ts';

const CONTAINER = '/data/releases/cart/node/remoteEntry.cjs';

const setOf = (version: string): ReleaseSet => ({
  ...EMPTY_RELEASE_SET,
  id: version,
  releases: {
    cart: makeRelease(version, {
      routes: [
        { id: 'cart', path: 'cart', rendering: 'private' },
        { id: 'product', path: 'product/:code', rendering: 'server' },
      ],
    }),
  },
  containers: { cart: CONTAINER },
});

const load = () => ({ workers: 2, busy: 1, pages: 5, queued: 3 });
const pool = {
  render: () => Promise.reject(new Error('not asked')),
  grow: () => undefined,
  state: () => 'working' as const,
  load,
  drain: async () => undefined,
};

/** Live sets that change. */
const liveSets = () => {
  const now = {
    defaultSet: { set: setOf('1.0.0'), pool } as Live,
    canaries: [] as ReturnType<LiveSets['canaries']>,
    refused: [] as ReturnType<LiveSets['refused']>,
  };
  const live = {
    defaultSet: () => now.defaultSet,
    canaries: () => now.canaries,
    refused: () => now.refused,
    failures: () => ['the canary cart 3.0.0 cannot be rendered'],
  };
  return { now, live };
};

describe('metrics of documents', () => {
  const open = () => {
    const { now, live } = liveSets();
    const clock = { at: 0 };
    const { registry } = createMetrics();
    const documents = createDocumentMetrics(registry, live, () => clock.at);
    return { now, clock, documents, text: () => registry.metrics() };
  };

  it('have page, remote, release, cache and status, and no address', async () => {
    const { documents, text } = open();
    const set = setOf('1.0.0');
    documents.observe({ set, rest: '/product/SECRET-1', cache: 'hit' }, 200, 0.002);
    documents.observe({ set, rest: '/product/SECRET-2', cache: 'hit' }, 200, 0.3);
    documents.observe({ set, rest: '/secret', cache: 'miss' }, 404, 0.1);
    const name = 'document_duration_seconds';
    const labels = 'page="product",remote="cart",release="1.0.0",cache="hit",status="200"';
    expect(await text()).toContain(`${name}_count{${labels}} 2`);
    expect(await text()).toContain(`${name}_bucket{le="0.25",${labels}} 1`);
    expect(await text()).toContain(
      `${name}_count{page="missing",remote="none",release="none",cache="miss",status="404"} 1`,
    );
    expect(await text()).not.toMatch(/secret/i);
  });

  it('blame a failed render on the release whose code threw, and on none without a free worker', async () => {
    const { documents, text } = open();
    const set = setOf('1.0.0');
    documents.countFailure(set, '/cart', new Error(`x\n    at f (${CONTAINER}:1:2)`));
    documents.countFailure(set, '/cart', new NotFinished('rendering took longer than 1500 ms'));
    documents.countFailure(set, '/cart', new NotRendered('too many pages wait'));
    documents.countUnrendered({ set, rest: '/cart' });
    const name = 'render_failures_total';
    expect(await text()).toContain(`${name}{remote="cart",release="1.0.0",reason="thrown"} 1`);
    expect(await text()).toContain(
      `${name}{remote="cart",release="1.0.0",reason="not_finished"} 1`,
    );
    expect(await text()).toContain(`${name}{remote="none",release="none",reason="not_rendered"} 1`);
    expect(await text()).toContain('documents_unrendered_total{remote="cart",release="1.0.0"} 1');
  });

  it('lose the series of a release five minutes after it was live for the last time', async () => {
    const { now, clock, documents, text } = open();
    const old = setOf('1.0.0');
    documents.observe({ set: old, rest: '/cart', cache: 'none' }, 200, 0.1);
    documents.observe({ set: old, rest: '/nowhere', cache: 'miss' }, 404, 0.1);
    documents.countFailure(old, '/cart', new Error('x'));
    documents.countUnrendered({ set: old, rest: '/cart' });
    clock.at += 3_600_000;
    expect(await text()).toContain('release="1.0.0"');
    now.defaultSet = { set: setOf('2.0.0'), pool };
    clock.at += 299_999;
    expect(await text()).toContain('release="1.0.0"');
    now.canaries = [{ remote: 'cart', cohorts: { from: 0, to: 5 }, set: old, pool }];
    clock.at += 3_600_000;
    expect(await text()).toContain('release="1.0.0"');
    now.canaries = [];
    clock.at += 300_000;
    expect(await text()).not.toContain('release="1.0.0"');
    // Pages of no remote stay.
    expect(await text()).toContain('page="missing"');
  });
});

describe('metrics of the shell', () => {
  it('have live, canary and refused releases, polls, and the load of the workers', async () => {
    const { now, live } = liveSets();
    const { registry, countPoll } = openMetrics(live);
    expect(await registry.metrics()).not.toContain('release_last_poll_timestamp_seconds 0');
    countPoll('failed');
    countPoll('unchanged');
    now.canaries = [
      { remote: 'cart', cohorts: { from: 0, to: 5 }, set: setOf('2.0.0'), pool: null },
    ];
    now.refused = [{ remote: 'checkout' } as never];
    const text = await registry.metrics();
    for (const line of [
      'release_polls_total{outcome="failed"} 1',
      'release_polls_total{outcome="unchanged"} 1',
      'live_release{remote="cart",release="1.0.0",role="default"} 1',
      'live_release{remote="cart",release="2.0.0",role="canary"} 1',
      'releases_refused{remote="cart"} 0',
      'releases_refused{remote="checkout"} 1',
      'canaries_failed 1',
      'render_workers{pool="default"} 2',
      'render_workers_busy{pool="default"} 1',
      'render_pages{pool="default"} 5',
      'render_queue{pool="default"} 3',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).toMatch(/release_last_poll_timestamp_seconds 1\d{9}/);
    expect(text).toMatch(/release_set_live_timestamp_seconds 1\d{9}/);
  });
});
