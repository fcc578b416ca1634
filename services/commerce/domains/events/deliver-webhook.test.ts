import { aCart, prepareToPlace } from '../../testing/cart.ts';
import { withReceiver } from '../../testing/with-receiver.ts';
import { verifySignature } from './verify-signature.ts';

const shop = withReceiver();

describe('delivering', () => {
  it('posts the document as the API gives it, with its topic, signed over the bytes sent', async () => {
    const { shared_secret } = await shop.aWebhook('customers.create');
    const customer = await shop.cl.customers.create({
      email: 'zoë@example.com',
      metadata: { n: 'è €' },
    });
    await shop.receiver.until(1);
    const [got] = shop.receiver.received;
    if (!got) throw new Error('nothing came');
    expect(got.headers).toMatchObject({
      'content-type': 'application/vnd.api+json',
      'x-commercelayer-topic': 'customers.create',
    });
    expect(got.document.data).toMatchObject({
      id: customer.id,
      type: 'customers',
      attributes: { email: 'zoë@example.com', metadata: { n: 'è €' } },
    });
    const signature = String(got.headers['x-commercelayer-signature']);
    expect(verifySignature(got.raw, signature, shared_secret)).toBe(true);
    const forged = Buffer.from(got.raw);
    forged[forged.length - 2] = (forged[forged.length - 2] ?? 0) ^ 1;
    expect(verifySignature(forged, signature, shared_secret)).toBe(false);
  });

  it('sends along what the webhook includes', async () => {
    await shop.aWebhook('line_items.create', { include_resources: ['order.market', 'item'] });
    const order = await aCart(await shop.platform.guest());
    await shop.receiver.until(1);
    const included = shop.receiver.received[0]?.document.included ?? [];
    expect(included.map(({ type }) => type).sort()).toEqual(['markets', 'orders', 'skus']);
    expect(included.find(({ type }) => type === 'orders')?.id).toBe(order.id);
  });

  it('shows what only integrations see', async () => {
    await shop.aWebhook('customers.update');
    const customer = await shop.cl.customers.create({ email: 'a@example.com' });
    await shop.cl.customers.update({ id: customer.id, reference: 'x' });
    await shop.receiver.until(1);
    const direct = await shop.cl.customers.retrieve(customer.id);
    const { attributes } = shop.receiver.received[0]?.document.data ?? { attributes: {} };
    const { id: _id, type: _type, ...expected } = direct;
    expect(attributes).toEqual(expect.objectContaining({ ...expected }));
  });

  it('sends only the id of a deleted resource', async () => {
    await shop.aWebhook('customers.destroy', { include_resources: ['orders'] });
    const { id } = await shop.cl.customers.create({ email: 'gone@example.com' });
    await shop.cl.customers.delete(id);
    await shop.receiver.until(1);
    const { data, included } = shop.receiver.received[0]?.document ?? {};
    expect(data).toMatchObject({ id, type: 'customers' });
    expect(new Set(Object.values(data?.attributes ?? { none: 1 }))).toEqual(new Set([null]));
    expect(data?.relationships['orders']).toMatchObject({ data: null });
    expect(included).toBeUndefined();
  });

  it('sends the tags with a tagged row', async () => {
    await shop.aWebhook('skus.tagged');
    await shop.cl.tags.create({ name: 'organic' });
    const [sku] = await shop.cl.skus.list({ filters: { code_eq: 'BARBERA-750' } });
    await shop.cl.skus.update({ id: sku?.id ?? '', _add_tags: 'organic' });
    await shop.receiver.until(1);
    expect(shop.receiver.received[0]?.document.included).toEqual([
      expect.objectContaining({
        type: 'tags',
        attributes: expect.objectContaining({ name: 'organic' }),
      }),
    ]);
  });

  it('tells of a purchase in the order it went', async () => {
    for (const event of ['create', 'pending', 'place', 'approve', 'cancel'])
      await shop.aWebhook(`orders.${event}`);
    const guest = await shop.platform.guest();
    const { id } = await aCart(guest);
    await prepareToPlace(guest, id);
    await guest.orders.update({ id, _place: true });
    await shop.cl.orders.update({ id, _approve: true });
    await shop.settled();
    const told = ['orders.create', 'orders.pending', 'orders.place', 'orders.approve'];
    expect(shop.topics().filter((topic) => told.includes(topic))).toEqual(told);
    expect(shop.topics()).not.toContain('orders.cancel');
    const placed = shop.receiver.received.find(({ topic }) => topic === 'orders.place');
    expect(placed?.document.data).toMatchObject({ id, attributes: { status: 'placed' } });
  });

  it('tells of shipments that come and go with the address', async () => {
    for (const topic of ['shipments.create', 'shipments.destroy', 'orders.rebuild_shipments'])
      await shop.aWebhook(topic);
    const guest = await shop.platform.guest();
    const { id } = await aCart(guest);
    await prepareToPlace(guest, id);
    await shop.settled();
    expect(shop.topics()).toEqual(['shipments.create', 'orders.rebuild_shipments']);
    await guest.orders.update({ id, shipping_address: guest.addresses.relationship(null) });
    await shop.settled();
    expect(shop.topics().slice(2)).toEqual(['shipments.destroy', 'orders.rebuild_shipments']);
  });

  it('tells of a customer’s metadata only when they are written', async () => {
    await shop.aWebhook('customers.metadata_update');
    const { id } = await shop.cl.customers.create({ email: 'a@example.com' });
    await shop.cl.customers.update({ id, reference: 'x' });
    await shop.cl.customers.update({ id, metadata: { vip: true } });
    await shop.settled();
    expect(shop.heard('metadata')).toEqual([{ vip: true }]);
  });

  it('sends nothing for a refused write', async () => {
    await shop.aWebhook('orders.place');
    await shop.aWebhook('orders.update');
    const before = await shop.cl.events.list();
    const { id } = await (await shop.platform.guest()).orders.create({});
    await expect(
      shop.cl.orders.update({ id, reference: 'kept?', _place: true }),
    ).rejects.toMatchObject({
      status: 422,
    });
    await shop.aWebhook('tags.create');
    await shop.cl.tags.create({ name: 'afterwards' });
    await shop.receiver.until(1);
    expect(shop.topics()).toEqual(['tags.create']);
    const after = await shop.cl.events.list({ sort: { created_at: 'asc' }, pageSize: 25 });
    expect(after.slice(before.length).map(({ name }) => name)).not.toContain('orders.update');
  });

  it('leaves out disabled webhooks, and takes them in again', async () => {
    const { id } = await shop.aWebhook('tags.create', { _disable: true });
    await shop.cl.tags.create({ name: 'one' });
    await shop.cl.webhooks._enable(id);
    await shop.cl.tags.create({ name: 'two' });
    await shop.receiver.until(1);
    await shop.settled();
    expect(shop.heard('name')).toEqual(['two']);
    expect((await shop.cl.webhooks._disable(id)).disabled_at).not.toBeNull();
  });

  it('forgets the callbacks of a webhook that is deleted', async () => {
    const { id } = await shop.aWebhook('tags.create');
    await shop.cl.tags.create({ name: 'one' });
    await shop.settled();
    await shop.cl.webhooks.delete(id);
    await shop.cl.tags.create({ name: 'two' });
    expect(await shop.cl.event_callbacks.list()).toHaveLength(0);
    expect(shop.receiver.received).toHaveLength(1);
  });

  it('answers requests while a receiver takes its time', async () => {
    shop.receiver.answer = () => 'hang';
    await shop.aWebhook('tags.create');
    await shop.cl.tags.create({ name: 'first' });
    await shop.receiver.until(1);
    // An answer that waited for the receiver would never come.
    for (let count = 0; count < 20; count += 1)
      await shop.cl.tags.create({ name: `later ${count}` });
    expect(shop.receiver.received).toHaveLength(1);
    shop.receiver.answer = () => 200;
    shop.receiver.release();
    await shop.receiver.until(21);
  });
});
