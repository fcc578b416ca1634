import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { anAddress } from '../../testing/an-address.ts';
import { prepareToPlace } from '../../testing/cart.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
let integration: CommerceLayerBundle;
let cl: CommerceLayerBundle;
let id: string;
beforeEach(async () => {
  platform = await startPlatform();
  integration = await platform.integration();
  const { access_token, owner_id } = await platform.token({
    grant_type: 'password',
    username: 'anna@example.com',
    password: 'segreto1',
  });
  cl = platform.client(access_token);
  id = String(owner_id);
});
afterEach(() => platform.stop());

describe('a customer’s order', () => {
  it('P5 keeps its addresses when the customer is deleted', async () => {
    const address = await cl.addresses.create(anAddress({ line_1: 'Via Po 2' }));
    await cl.customer_addresses.create({
      customer_email: 'anna@example.com',
      customer: cl.customers.relationship(id),
      address: cl.addresses.relationship(address.id),
    });
    const ownAddress = {
      shipping_address: cl.addresses.relationship(address.id),
      billing_address: cl.addresses.relationship(address.id),
    };
    const cart = await cl.orders.create(ownAddress);
    const order = await cl.orders.create({});
    await cl.line_items.create({
      sku_code: 'VOUCHER',
      quantity: 1,
      order: cl.orders.relationship(order.id),
    });
    await prepareToPlace(cl, order.id);
    await cl.orders.update({ id: order.id, ...ownAddress });
    await cl.orders.update({ id: order.id, _place: true });
    await integration.customers.delete(id);
    const read = (orderId: string) =>
      integration.orders.retrieve(orderId, { include: ['shipping_address', 'billing_address'] });
    expect(await read(order.id)).toMatchObject({
      shipping_address: { line_1: 'Via Po 2' },
      billing_address: { line_1: 'Via Po 2' },
    });
    expect(await read(cart.id)).toMatchObject({ shipping_address: null, billing_address: null });
    expect(platform.store.get('addresses', address.id)).toBeUndefined();
  });

  it.each(['', null])('stays the customer’s, who sends %j as the e-mail address', async (email) => {
    const order = await cl.orders.create({ customer_email: email });
    await cl.orders.update({ id: order.id, customer_email: email });
    expect([...(await cl.orders.list())]).toMatchObject([
      { id: order.id, customer_email: 'anna@example.com', guest: false },
    ]);
    expect(await cl.orders.customer(order.id)).toMatchObject({ id });
  });
});
