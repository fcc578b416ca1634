import type { Webhook, WebhookCreate } from '@commercelayer/sdk';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { condition } from '../engine/store/condition.ts';
import { eventually } from './eventually.ts';
import { startReceiver, type Receiver } from './receiver.ts';
import { startPlatform, type RunningPlatform } from './start-platform.ts';

/** Retries without delay: the tests check that retries happen, not their timing. */
const atOnce = { COMMERCE_WEBHOOK_RETRY_DELAY: '0' };

export interface WithReceiver {
  platform: RunningPlatform;
  receiver: Receiver;
  /** An integration's client. */
  cl: CommerceLayerBundle;
  /** Stops the platform and starts one with other options. */
  readonly restart: (env?: Record<string, string>) => Promise<void>;
  /** Registers a webhook that calls the receiver. */
  readonly aWebhook: (topic: string, values?: Partial<WebhookCreate>) => Promise<Webhook>;
  /** Resolves when nothing is left in the queue. */
  readonly settled: () => Promise<void>;
  /** Topics in the order the receiver heard of them. */
  readonly topics: () => string[];
  /** An attribute of the received resources, in order. */
  readonly heard: (attribute: string) => unknown[];
}

/** A platform and a receiver of its webhooks, fresh for every test of the file. */
export const withReceiver = (): WithReceiver => {
  const start = async (env: Record<string, string>) => {
    it.platform = await startPlatform({ ...atOnce, ...env });
    it.cl = await it.platform.integration();
  };
  const it = {
    restart: async (env = {}) => {
      await it.platform.stop();
      await start(env);
    },
    aWebhook: (topic, values = {}) =>
      it.cl.webhooks.create({ topic, callback_url: it.receiver.url, ...values }),
    settled: () =>
      eventually(
        () => it.platform.store.count('event_callbacks', condition(`t.state = 'queued'`)) === 0,
      ),
    topics: () => it.receiver.received.map(({ topic }) => topic),
    heard: (attribute) =>
      it.receiver.received.map(({ document }) => document.data.attributes[attribute]),
  } as WithReceiver;
  beforeEach(async () => {
    it.receiver = await startReceiver();
    await start({});
  });
  afterEach(async () => {
    await it.platform.stop();
    await it.receiver.stop();
  });
  return it;
};
