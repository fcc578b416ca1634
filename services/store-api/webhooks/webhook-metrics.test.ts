import { createHmac } from 'node:crypto';
import { fastify } from 'fastify';
import { Registry } from 'prom-client';
import { openStore } from '../open-store.ts';
import { keptCalls } from './kept-calls.ts';
import { postWebhook } from './post-webhook.ts';
import { createWebhookMetrics } from './webhook-metrics.ts';

const SECRET = 'a-shared-secret';

const open = async () => {
  const receive = jest.fn();
  const app = fastify();
  const database = await openStore(':memory:');
  const registry = new Registry();
  const metrics = createWebhookMetrics(registry, database);
  const secretOf = (topic: string) => (topic === 'skus.update' ? SECRET : null);
  postWebhook(app, { path: '/webhook', secretOf, receive }, keptCalls(database), metrics);
  const post = (payload: string, topic = 'skus.update') =>
    app.inject({
      method: 'POST',
      url: '/webhook',
      headers: {
        'content-type': 'application/vnd.api+json',
        'x-commercelayer-topic': topic,
        'x-commercelayer-signature': createHmac('sha256', SECRET).update(payload).digest('base64'),
      },
      payload,
    });
  return { receive, registry, post, close: () => database.destroy() };
};

const changed = (at: unknown): string =>
  JSON.stringify({ data: { type: 'skus', id: 'a', attributes: { updated_at: at } } });

describe('metrics of platform events', () => {
  it('count events by topic and outcome, and invented topics together', async () => {
    const { receive, registry, post, close } = await open();
    await post(changed('1'));
    await post(changed('1'));
    await post('{');
    for (const topic of ['secret-1', 'secret-2']) await post(changed('1'), topic);
    receive.mockImplementationOnce(() => {
      throw new Error('no room');
    });
    await post(changed('2'));
    const text = await registry.metrics();
    for (const outcome of ['accepted', 'known', 'malformed', 'failed'])
      expect(text).toContain(`webhook_events_total{topic="skus.update",outcome="${outcome}"} 1`);
    expect(text).toContain('webhook_events_total{topic="none",outcome="refused"} 2');
    expect(text).not.toContain('secret');
    await close();
  });

  it('have the time from a change to the end of its first processing', async () => {
    const { registry, post, close } = await open();
    const late = changed(new Date(Date.now() - 90_000).toISOString());
    await post(late);
    await post(late);
    // The clock of the platform is ahead; an event without a time has no lag.
    await post(changed(new Date(Date.now() + 90_000).toISOString()));
    await post(changed(undefined));
    const text = await registry.metrics();
    expect(text).toContain('webhook_lag_seconds_count{topic="skus.update"} 2');
    expect(text).toContain('webhook_lag_seconds_bucket{le="0.5",topic="skus.update"} 1');
    expect(text).toContain('webhook_lag_seconds_bucket{le="60",topic="skus.update"} 1');
    expect(text).toContain('webhook_lag_seconds_bucket{le="300",topic="skus.update"} 2');
    await close();
  });
});
