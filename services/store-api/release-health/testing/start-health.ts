import type { HealthReport, SignedSet } from '@shop/contracts/remote/health-report';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import { Registry } from 'prom-client';
import { buildApp } from '../../build-app.ts';
import type { StoreDatabase } from '../../database/tables.ts';
import { openStore } from '../../open-store.ts';
import { makeRelease } from '../../testing/make-release.ts';
import { createReleaseCounts } from '../counts/release-counts.ts';
import { storeCounts } from '../counts/store-counts.ts';
import { signSet } from '../ingest/verify-set.ts';
import { type OpenReleaseHealth, openReleaseHealth } from '../open-release-health.ts';

const KEY = 'a-key-for-the-tests';
export const SHOP = 'https://shop.example';
const TOKEN = 'a-token-for-tests';
const HOUR_MS = 3_600_000;
const shell = { contract: '1.2.0', runtime: '2.9.2' };

export const STABLE = '0.1.0-aaaa';
export const CANARY = '0.1.0-bbbb';

/** Counts of one release, as reports would add them. */
interface Seen {
  views: number;
  failed?: number;
}

/** One process of the service with release health, on a clock that the test sets. */
export interface TestHealth {
  app: FastifyInstance;
  database: Kysely<StoreDatabase>;
  health: OpenReleaseHealth;
  registry: Registry;
  lines: string[];
  /** ms since the epoch. */
  setTime: (time: number) => void;
  time: () => number;
  edit: (path: string, body?: object) => Promise<LightMyRequestResponse>;
  register: (...versions: string[]) => Promise<void>;
  get: (path: string) => Promise<LightMyRequestResponse>;
  /** Adds counts to the database. */
  count: (counts: Readonly<Record<string, Seen>>) => Promise<void>;
  /** The same, and evaluates. */
  see: (counts: Readonly<Record<string, Seen>>) => Promise<void>;
  /** Live releases as `[version, traffic]`, the default first. */
  live: () => Promise<[string, number][]>;
  stop: () => Promise<void>;
}

export const startHealth = async ({
  file = ':memory:',
  signingKeys = [KEY],
  isAutomatic = true,
  trusted = [] as string[],
} = {}): Promise<TestHealth> => {
  let time = Date.parse('2026-11-20T09:00:00.000Z');
  const now = () => new Date(time);
  const database = await openStore(file);
  const registry = new Registry();
  const lines: string[] = [];
  const health = openReleaseHealth({
    database,
    shell,
    now,
    signingKeys,
    isAutomatic,
    origins: [SHOP],
    trusted,
    markets: ['it-eur', 'us-usd'],
    registry,
    log: (line) => lines.push(line),
  });
  const app = buildApp({ database, shell, now, deployToken: TOKEN, releaseHealth: health });
  const headers = { authorization: `Bearer ${TOKEN}` };
  const edit: TestHealth['edit'] = (url, payload) =>
    app.inject({ method: 'POST', url, headers, payload: payload ?? {} });
  const count: TestHealth['count'] = async (counts) => {
    const pending = createReleaseCounts();
    for (const [release, { views, failed = 0 }] of Object.entries(counts)) {
      pending.add({ remote: 'catalog', release }, 'views', views);
      pending.add({ remote: 'catalog', release }, 'failed', failed);
      pending.add({ remote: 'catalog', release }, 'networks', failed);
    }
    await storeCounts(database, pending.take(), now());
  };
  return {
    app,
    database,
    health,
    registry,
    lines,
    setTime: (it) => (time = it),
    time: () => time,
    edit,
    register: async (...versions) => {
      for (const version of versions)
        await app.inject({
          method: 'PUT',
          url: `/releases/catalog/${version}`,
          headers,
          payload: { release: makeRelease(version) },
        });
      await health.flush();
    },
    get: (url) => app.inject({ url, headers }),
    count,
    see: async (counts) => {
      await count(counts);
      await health.evaluate();
    },
    live: async () => {
      const { microFrontends } = (await app.inject('/releases')).json();
      return microFrontends.catalog.map(
        (it: { metadata: { version: string }; deployment: { traffic: number } }) => [
          it.metadata.version,
          it.deployment.traffic,
        ],
      );
    },
    stop: async () => {
      await app.close();
      await database.destroy();
    },
  };
};

/** A signed set of the catalog in this release, issued at a time in ms. */
export const makeSet = (version: string, at: number, key = KEY): SignedSet => {
  const set = {
    id: 'set-1',
    releases: { catalog: version },
    issued: Math.floor(at / HOUR_MS),
  };
  return { ...set, signature: signSet(key, set) };
};

/** A page view that used the catalog without a failure. */
export const makeReport = (set: SignedSet, its: Partial<HealthReport> = {}): HealthReport => ({
  set,
  from: 'browser',
  used: ['catalog'],
  isView: true,
  failures: [],
  ...its,
});
