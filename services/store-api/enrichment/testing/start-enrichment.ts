import { fastify } from 'fastify';
import { keptState, type KeptState } from '../../database/kept-state.ts';
import { openStore } from '../../open-store.ts';
import { until } from '../../testing/until.ts';
import { keptCalls } from '../../webhooks/kept-calls.ts';
import { postWebhook } from '../../webhooks/post-webhook.ts';
import type { Outcome } from '../enrich-order.ts';
import { openEnrichment, type OpenEnrichment } from '../open-enrichment.ts';

export interface TestEnrichment {
  enrichment: OpenEnrichment;
  /** Webhook URL. */
  address: string;
  said: string[];
  state: KeptState;
  /** Ids of processed orders, in sequence. */
  done: { id: string; outcome: Outcome }[];
  /** Waits until the queue is empty. */
  rest: () => Promise<void>;
  /**
   * Simulates a crash: the service ends at once and stores nothing more. Cut its connection to the platform first.
   */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface StartOptions {
  /** Origin of the platform. */
  platform: string;
  /** Database file of the service; temporary by default. */
  database?: string;
  /** Whether to register webhooks. */
  webhooks?: boolean;
  writesPerSecond?: number;
  sweepEvery?: number;
  sweepOverlap?: number;
  clientSecret?: string;
  /** Fixed port, so that webhooks reach a restarted service. */
  port?: number;
}

/** A listening order-enrichment service over a platform, with its webhooks registered. */
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
  const tables = await openStore(database);
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
    log: (line) => said.push(line),
    onDone: (id, outcome) => done.push({ id, outcome }),
  });
  const app = fastify();
  postWebhook(app, enrichment.webhooks, keptCalls(await openStore(':memory:')));
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
      // Clears its timers, after which it neither calls nor writes.
      void enrichment.close();
    },
    stop: async () => {
      await app.close();
      await enrichment.close();
      await tables.destroy();
    },
  };
};
