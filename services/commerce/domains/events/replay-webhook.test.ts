import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withReceiver } from '../../testing/with-receiver.ts';

const shop = withReceiver();

describe('replaying', () => {
  it('calls the webhooks of an event once more', async () => {
    const { id } = await shop.aWebhook('tags.create');
    await shop.cl.tags.create({ name: 'red' });
    await shop.receiver.until(1);
    const late = await shop.aWebhook('tags.create', { name: 'late' });
    const [event] = await shop.cl.events.list({ filters: { name_eq: 'tags.create' } });
    await shop.cl.events._trigger(event?.id ?? '');
    await shop.receiver.until(3);
    await shop.settled();
    const replayed = await shop.cl.events.retrieve(event?.id ?? '', {
      include: ['webhooks', 'last_event_callbacks'],
    });
    expect(replayed.webhooks?.map((it) => it.id).sort()).toEqual([id, late.id].sort());
    expect(replayed.last_event_callbacks).toHaveLength(3);
    expect(await shop.cl.webhooks.last_event_callbacks(late.id)).toHaveLength(1);
    expect((await shop.cl.events.list({ filters: { name_eq: 'events.update' } })).length).toBe(0);
  });
});

describe('a restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'webhooks-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('delivers the callbacks queued before', async () => {
    const env = { COMMERCE_DB: join(folder, 'commerce.sqlite') };
    await shop.restart(env);
    shop.receiver.answer = () => 'hang';
    await shop.aWebhook('tags.create');
    for (const name of ['one', 'two', 'three']) await shop.cl.tags.create({ name });
    await shop.receiver.until(1);
    shop.receiver.answer = () => 200;
    await shop.restart(env);
    await shop.receiver.until(4);
    await shop.settled();
    expect(shop.heard('name').slice(1)).toEqual(['one', 'two', 'three']);
  });
});
