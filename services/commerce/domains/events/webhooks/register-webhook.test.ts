import { withReceiver } from '../../../testing/with-receiver.ts';
import { verifySignature } from '../verify-signature.ts';

const shop = withReceiver();

const problemsOf = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('was accepted');
    },
    (error: { errors?: { source?: { pointer: string }; meta?: { error: string } }[] }) =>
      (error.errors ?? []).map((it) => `${it.source?.pointer} ${it.meta?.error}`),
  );

describe('registering a webhook', () => {
  it('gives it a name, a closed circuit and a secret of its own', async () => {
    const first = await shop.aWebhook('orders.place');
    const second = await shop.aWebhook('orders.place');
    expect(first).toMatchObject({
      name: `Webhook ${first.id}`,
      topic: 'orders.place',
      disabled_at: null,
      circuit_state: 'closed',
      circuit_failure_count: 0,
    });
    expect(first.shared_secret).toMatch(/^[0-9a-f]{32}$/);
    expect(second.shared_secret).not.toBe(first.shared_secret);
  });

  it('refuses a topic nothing tells of, naming the field', async () => {
    for (const topic of [
      'orders.placed',
      'orders',
      'nothing.create',
      'webhooks.create',
      'events.update',
    ])
      expect(await problemsOf(shop.aWebhook(topic))).toEqual(['/data/attributes/topic inclusion']);
    const webhook = await shop.aWebhook('orders.place');
    expect(
      await problemsOf(shop.cl.webhooks.update({ id: webhook.id, topic: 'orders.placed' })),
    ).toEqual(['/data/attributes/topic inclusion']);
  });

  it('refuses an address no request can go to', async () => {
    for (const callback_url of ['', 'nowhere', 'ftp://a.test/', 'http://user:secret@a.test/'])
      expect(await problemsOf(shop.aWebhook('orders.place', { callback_url }))).toEqual([
        expect.stringMatching(/^\/data\/attributes\/callback_url (invalid|blank)$/),
      ]);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.5/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[::ffff:10.0.0.5]/',
    'http://0xa000005/',
    'http://167772165/',
  ])('refuses the internal address %s', async (callback_url) => {
    expect(await problemsOf(shop.aWebhook('orders.place', { callback_url }))).toEqual([
      '/data/attributes/callback_url invalid',
    ]);
  });

  it('refuses to lead one there later', async () => {
    const { id } = await shop.aWebhook('orders.place');
    const callback_url = 'http://10.0.0.5/';
    expect(await problemsOf(shop.cl.webhooks.update({ id, callback_url }))).toEqual([
      '/data/attributes/callback_url invalid',
    ]);
  });

  it('refuses to include a resource unrelated to the topic’s', async () => {
    expect(
      await problemsOf(
        shop.aWebhook('orders.place', { include_resources: ['customer', 'wheels'] }),
      ),
    ).toEqual(['/data/attributes/include_resources invalid']);
  });

  it('refuses a name that is taken', async () => {
    await shop.aWebhook('orders.place', { name: 'ERP' });
    expect(await problemsOf(shop.aWebhook('orders.cancel', { name: 'ERP' }))).toEqual([
      '/data/attributes/name taken',
    ]);
  });

  it('is for integrations only', async () => {
    const { id } = await shop.aWebhook('orders.place');
    const guest = await shop.platform.guest();
    for (const work of [
      () => guest.webhooks.list(),
      () => guest.webhooks.retrieve(id),
      () => guest.webhooks.create({ topic: 'orders.place', callback_url: shop.receiver.url }),
      () => guest.events.list(),
      () => guest.event_callbacks.list(),
    ])
      await expect(work()).rejects.toMatchObject({ status: 401 });
  });

  it('replaces the secret when asked, and signs with the new one', async () => {
    const { id, shared_secret: before } = await shop.aWebhook('tags.create');
    // A trigger the SDK's interface does not name.
    const asked = { id, _regenerate_shared_secret: true };
    const { shared_secret: after } = await shop.cl.webhooks.update(asked);
    expect(after).not.toBe(before);
    await shop.cl.tags.create({ name: 'red' });
    await shop.receiver.until(1);
    const [got] = shop.receiver.received;
    const signature = String(got?.headers['x-commercelayer-signature']);
    expect(verifySignature(got?.raw ?? '', signature, after)).toBe(true);
    expect(verifySignature(got?.raw ?? '', signature, before)).toBe(false);
  });
});
