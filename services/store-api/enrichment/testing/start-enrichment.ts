import { fastify } from 'fastify';
import { keptState } from '../../database/kept-state.ts';
import { openDatabase } from '../../database/open-database.ts';
import { until } from '../../testing/until.ts';
import { postWebhook } from '../../webhooks/post-webhook.ts';
import type { Outcome } from '../enrich-order.ts';
import { openEnrichment, type OpenEnrichment } from '../open-enrichment.ts';

export interface TestEnrichment {
  enrichment: OpenEnrichment;
  /** Where the platform calls. */
  address: string;
  said: string[];
  /** Every order looked at, in the order it was. */
  done: { id: string; outcome: Outcome }[];
  /** Waits until nothing waits any more. */
  rest: () => Promise<void>;
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
  clientSecret = 'demo-backoffice-secret',
  port = 0,
}: StartOptions): Promise<TestEnrichment> => {
  const said: string[] = [];
  const done: { id: string; outcome: Outcome }[] = [];
  const tables = await openDatabase(database);
  const enrichment = openEnrichment({
    platform: {
      endpoint: platform,
      authEndpoint: platform,
      clientId: 'fonte-vigna-backoffice',
      clientSecret,
    },
    state: keptState(tables, 'order-enrichment'),
    writesPerSecond,
    sweepEvery,
    say: (line) => said.push(line),
    onDone: (id, outcome) => done.push({ id, outcome }),
  });
  const app = fastify();
  postWebhook(app, enrichment.webhooks);
  const address = `${await app.listen({ host: '127.0.0.1', port })}${enrichment.webhooks.path}`;
  void enrichment.run(webhooks ? address : null);
  if (webhooks) await until(() => enrichment.health().status === 'ok');
  return {
    enrichment,
    address,
    said,
    done,
    rest: () => until(() => enrichment.health().waiting === 0),
    stop: async () => {
      await app.close();
      await enrichment.close();
      await tables.destroy();
    },
  };
};
