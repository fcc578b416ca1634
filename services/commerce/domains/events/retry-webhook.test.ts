import type { EventCallback } from '@commercelayer/sdk';
import { eventually } from '../../testing/eventually.ts';
import { startReceiver } from '../../testing/receiver.ts';
import { withReceiver } from '../../testing/with-receiver.ts';

const shop = withReceiver();

describe('when a receiver fails', () => {
  const only = async (): Promise<EventCallback> => {
    const [callback, ...others] = await shop.cl.event_callbacks.list({ include: ['webhook'] });
    if (!callback || others.length > 0) throw new Error('there should be one callback');
    return callback;
  };

  it('sends the same again until it is taken, and keeps the answer', async () => {
    const { id } = await shop.aWebhook('tags.create');
    shop.receiver.answer = (count) => (count < 4 ? 503 : 201);
    await shop.cl.tags.create({ name: 'red' });
    await shop.receiver.until(4);
    await shop.settled();
    expect(new Set(shop.receiver.received.map(({ raw }) => raw.toString())).size).toBe(1);
    expect(await only()).toMatchObject({
      callback_url: shop.receiver.url,
      response_code: '201',
      response_message: 'Created',
      payload: { data: { type: 'tags', attributes: { name: 'red' } } },
      webhook: { id },
    });
    expect(await shop.cl.webhooks.retrieve(id)).toMatchObject({
      circuit_state: 'closed',
      circuit_failure_count: 0,
    });
  });

  it('gives up after ten retries', async () => {
    const { id } = await shop.aWebhook('tags.create');
    shop.receiver.answer = () => 500;
    await shop.cl.tags.create({ name: 'red' });
    await shop.settled();
    expect(shop.receiver.received).toHaveLength(11);
    expect(await only()).toMatchObject({ response_code: '500' });
    expect((await shop.cl.webhooks.retrieve(id)).circuit_failure_count).toBe(11);
  });

  it('opens the circuit after thirty failures in a row, stops calling and resumes after a reset', async () => {
    const { id } = await shop.aWebhook('tags.create');
    shop.receiver.answer = () => 500;
    for (const name of ['one', 'two', 'three', 'four']) await shop.cl.tags.create({ name });
    await eventually(async () => (await shop.cl.webhooks.retrieve(id)).circuit_state === 'open');
    expect((await shop.cl.webhooks.retrieve(id)).circuit_failure_count).toBe(30);
    expect(shop.receiver.received).toHaveLength(30);
    await shop.cl.tags.create({ name: 'unheard' });
    expect(shop.receiver.received).toHaveLength(30);

    shop.receiver.answer = () => 200;
    expect(await shop.cl.webhooks._reset_circuit(id)).toMatchObject({
      circuit_state: 'closed',
      circuit_failure_count: 0,
    });
    await shop.cl.tags.create({ name: 'heard' });
    await shop.settled();
    const heard = shop.heard('name').slice(30);
    expect(heard).toContain('heard');
    expect(heard).not.toContain('unheard');
  });

  it('takes a redirect for a failure and does not follow it', async () => {
    await shop.aWebhook('tags.create');
    shop.receiver.answer = (count) => (count === 1 ? 302 : 200);
    await shop.cl.tags.create({ name: 'red' });
    await shop.settled();
    expect(shop.receiver.received.map(({ path }) => path)).toEqual(['/hook', '/hook']);
  });

  it('says why there was no answer', async () => {
    const gone = await startReceiver();
    await gone.stop();
    await shop.aWebhook('tags.create', { callback_url: gone.url });
    await shop.cl.tags.create({ name: 'red' });
    await shop.settled();
    expect(await only()).toMatchObject({
      response_code: null,
      response_message: 'ECONNREFUSED',
    });
  });

  it('does not wait longer than the time a receiver has', async () => {
    await shop.restart({ COMMERCE_WEBHOOK_TIMEOUT: '50' });
    await shop.aWebhook('tags.create');
    shop.receiver.answer = (count) => (count === 1 ? 'hang' : 200);
    await shop.cl.tags.create({ name: 'red' });
    await shop.settled();
    expect(shop.receiver.received).toHaveLength(2);
  });
});
