import type { Kysely } from 'kysely';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { asRecord } from '@shop/contracts/commerce/metadata';
import type { StoreDatabase } from '../database/tables.ts';
import { readOrNull } from '../timing/read-or-null.ts';

/** s; deliveries that the platform repeats arrive minutes or hours later. */
const BUCKETS = [0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3600];

/** `known`: a duplicate. `refused`: without a valid signature. `failed`: the platform delivers it again. */
export type WebhookOutcome = 'accepted' | 'known' | 'refused' | 'malformed' | 'failed';

export interface WebhookMetrics {
  /** @param topic - of a verified event; null for a refused one, whose topic anyone can invent */
  count: (topic: string | null, outcome: WebhookOutcome) => void;
  /** Observes the time from the change that an event reports to the end of its processing. */
  observeLag: (topic: string, document: unknown) => void;
}

/** Time of the change: ms since the epoch, NaN if the document has none. */
const changedAt = (document: unknown): number => {
  const { attributes } = asRecord(asRecord(document)['data']);
  return Date.parse(String(asRecord(attributes)['updated_at']));
};

/** Registers the metrics of platform events. */
export const createWebhookMetrics = (
  registry: Registry,
  database: Kysely<StoreDatabase>,
): WebhookMetrics => {
  const registers = [registry];
  const events = new Counter({
    name: 'webhook_events_total',
    help: 'Platform events by topic and outcome.',
    labelNames: ['topic', 'outcome'],
    registers,
  });
  const lag = new Histogram({
    name: 'webhook_lag_seconds',
    help: 'Time from a change on the platform to the end of its event’s processing.',
    labelNames: ['topic'],
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'webhook_last_event_timestamp_seconds',
    help: 'Arrival of the newest platform event, at any process.',
    registers,
    async collect() {
      const newest = await readOrNull(() =>
        database
          .selectFrom('webhook_call')
          .select(({ fn }) => fn.max('at').as('at'))
          .executeTakeFirst(),
      );
      if (newest?.at) this.set(Date.parse(newest.at) / 1000);
      else this.remove();
    },
  });
  return {
    count: (topic, outcome) => events.inc({ topic: topic ?? 'none', outcome }),
    observeLag: (topic, document) => {
      const at = changedAt(document);
      if (Number.isFinite(at)) lag.observe({ topic }, Math.max(0, Date.now() - at) / 1000);
    },
  };
};
