import { openShop, type Shop } from '../../../testing/orders.ts';
import { startPlatform } from '../../../testing/start-platform.ts';
import { placeWaitingOrders } from './start-order-jobs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(await startPlatform());
});
afterAll(() => shop.platform.stop());

const denied = { status: 401, errors: [{ code: 'UNAUTHORIZED' }] };
const missing = { status: 404, errors: [{ code: 'RECORD_NOT_FOUND' }] };
const signIn = async () => {
  const { token, client } = shop.platform;
  const credentials = { username: 'anna@example.com', password: 'segreto1' };
  return client((await token({ grant_type: 'password', ...credentials })).access_token);
};
const stateOf = (id: string) => shop.platform.store.get('orders', id)?.status;

describe('a placed order of a guest', () => {
  it('X is cancelled by the guest who placed it, not by another who knows its id', async () => {
    const id = await shop.placed();
    for (const stranger of [await shop.platform.guest(), await signIn()]) {
      // The id is enough to read it, as on the hosted platform.
      expect(await stranger.orders.retrieve(id)).toMatchObject({ status: 'placed' });
      await expect(stranger.orders.update({ id, _cancel: true })).rejects.toMatchObject(denied);
    }
    expect(stateOf(id)).toBe('placed');
    expect(await shop.guest.orders.update({ id, _cancel: true })).toMatchObject({
      status: 'cancelled',
    });
    await expect(shop.guest.orders.retrieve(id)).rejects.toMatchObject(missing);
  });

  it('X is not cancelled by another while it is being placed either', async () => {
    const id = await shop.ready('BARBERA-750', 1);
    await shop.guest.orders.update({ id, place_async: true, _place: true });
    const stranger = await shop.platform.guest();
    await expect(stranger.orders.update({ id, _cancel: true })).rejects.toMatchObject(denied);
    placeWaitingOrders(shop.host());
    await expect(stranger.orders.update({ id, _cancel: true })).rejects.toMatchObject(denied);
    expect(await shop.guest.orders.update({ id, _cancel: true })).toMatchObject({
      status: 'cancelled',
    });
  });

  it('X a guest who knew it as a cart cannot cancel it, an integration can', async () => {
    const id = await shop.ready('BARBERA-750', 1);
    const other = await shop.platform.guest();
    await other.orders.update({ id, language_code: 'de' });
    await shop.guest.orders.update({ id, _place: true });
    await expect(other.orders.update({ id, _cancel: true })).rejects.toMatchObject(denied);
    expect(await shop.merchant.orders.update({ id, _cancel: true })).toMatchObject({
      status: 'cancelled',
    });
  });

  it('X only the shopper who placed it can annotate its payment', async () => {
    const id = await shop.placed('BARBERA-750', 1);
    const order = await shop.guest.orders.retrieve(id, { include: ['payment_source'] });
    const source = { id: order.payment_source!.id, reference: 'mine' };
    const stranger = await shop.platform.guest();
    await expect(stranger.wire_transfers.update(source)).rejects.toMatchObject(denied);
    expect(await shop.guest.wire_transfers.update(source)).toMatchObject({ reference: 'mine' });
  });

  it('X goes out of reach with its address when the merchant has approved it', async () => {
    const id = await shop.placed('BARBERA-750', 1);
    const { shipping_address: address } = await shop.guest.orders.retrieve(id, {
      include: ['shipping_address'],
    });
    const read = () => shop.guest.addresses.retrieve(address!.id);
    expect(await read()).toHaveProperty('line_1');
    await shop.merchant.orders.update({ id, _approve: true });
    await expect(read()).rejects.toMatchObject(missing);
    const cart = await shop.guest.orders.create({});
    const values = { id: cart.id, _shipping_address_clone_id: address!.id };
    const same = await shop.guest.orders.update(values, { include: ['shipping_address'] });
    expect(same.shipping_address).toBeNull();
  });
});

describe('a customer’s placed order', () => {
  it('is cancelled by the customer with any login', async () => {
    const cl = await signIn();
    const { id } = await cl.orders.create({});
    await cl.line_items.create({
      sku_code: 'CORKSCREW',
      quantity: 1,
      order: cl.orders.relationship(id),
    });
    shop.platform.store.update('orders', id, { status: 'placed' });
    const later = await signIn();
    expect(await later.orders.update({ id, _cancel: true })).toMatchObject({ status: 'cancelled' });
  });
});
