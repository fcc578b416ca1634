import { fastify } from 'fastify';
import { keptState } from '../../database/kept-state.ts';
import { openDatabase } from '../../database/open-database.ts';
import { until } from '../../testing/until.ts';
import { keptCalls } from '../../webhooks/kept-calls.ts';
import type { KeptState } from '../../webhooks/listen-to-platform.ts';
import { postWebhook } from '../../webhooks/post-webhook.ts';
import type { Outcome } from '../enrich-order.ts';
import { openEnrichment, type OpenEnrichment } from '../open-enrichment.ts';

export interface TestEnrichment {
  enrichment: OpenEnrichment;
  /** Where the platform calls. */
  address: string;
  said: string[];
  state: KeptState;
  /** Every order looked at, in the order it was. */
  done: { id: string; outcome: Outcome }[];
  /** Waits until nothing waits any more. */
  rest: () => Promise<void>;
  /** Ends at once, whatever it is doing, and keeps nothing more. Its way to the platform has to be cut before. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface StartOptions {
  /** Origin of the platform. */
  platform: string;
  /** File of the service's database; forgotten unless told. */
  database?: string;
  /** Whether the platform is told where to call. */
  webhooks?: boolean;
  writesPerSecond?: number;
  sweepEvery?: number;
  sweepOverlap?: number;
  clientSecret?: string;
  /** Port to listen on, so that webhooks find it again. */
  port?: number;
}

/** The order-enrichment service over a platform, listening, its webhooks registered. */
export const startEnrichment = async ({
  platform,
  database = ':memory:',
  webhooks = true,
  writesPerSecond = 1000,
  sweepEvery = 60_000,
  sweepOverlap,
  clientSecret = 'demo-backoffice-secret',
  port = 0,
}: StartOptions): Promise<TestEnrichment> => {
  const said: string[] = [];
  const done: { id: string; outcome: Outcome }[] = [];
  const tables = await openDatabase(database);
  const state = keptState(tables, 'order-enrichment');
  const enrichment = openEnrichment({
    platform: {
      endpoint: platform,
      authEndpoint: platform,
      clientId: 'fonte-vigna-backoffice',
      clientSecret,
    },
    state,
    writesPerSecond,
    sweepEvery,
    ...(sweepOverlap !== undefined && { sweepOverlap }),
    say: (line) => said.push(line),
    onDone: (id, outcome) => done.push({ id, outcome }),
  });
  const app = fastify();
  postWebhook(app, enrichment.webhooks, keptCalls(await openDatabase(':memory:')));
  const address = `${await app.listen({ host: '127.0.0.1', port })}${enrichment.webhooks.path}`;
  void enrichment.run(webhooks ? address : null);
  if (webhooks) await until(() => enrichment.health().status === 'ok');
  return {
    enrichment,
    address,
    said,
    state,
    done,
    rest: () => until(() => enrichment.health().waiting === 0),
    kill: async () => {
      await Promise.all([app.close(), tables.destroy()]);
      // Ends its timers; it can neither call nor write any more.
      void enrichment.close();
    },
    stop: async () => {
      await app.close();
      await enrichment.close();
      await tables.destroy();
    },
  };
};
