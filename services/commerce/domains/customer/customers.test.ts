import type { Order } from '@commercelayer/sdk';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { system } from '../../engine/definition/viewer.ts';
import { runOperation } from '../../engine/definition/run-operation.ts';
import { anAddress } from '../../testing/an-address.ts';
import { prepareToPlace } from '../../testing/cart.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';
import { anonymizeCustomers } from './anonymize-customers.ts';

let platform: RunningPlatform;
let integration: CommerceLayerBundle;
beforeEach(async () => {
  platform = await startPlatform();
  integration = await platform.integration();
});
afterEach(() => platform.stop());

const signedIn = async (username = 'anna@example.com', password = 'segreto1') => {
  const { access_token, owner_id } = await platform.token({
    grant_type: 'password',
    username,
    password,
  });
  return { cl: platform.client(access_token), id: String(owner_id) };
};
/** An order a signed-in customer has placed. */
const aPlacedOrder = async (cl: CommerceLayerBundle): Promise<Order> => {
  const { id } = await cl.orders.create({});
  const order = cl.orders.relationship(id);
  await cl.line_items.create({ sku_code: 'CORKSCREW', quantity: 1, order });
  await prepareToPlace(cl, id);
  return cl.orders.update({ id, _place: true });
};
const eventsOf = async (id: string) =>
  [...((await integration.customers.retrieve(id, { include: ['events'] })).events ?? [])].map(
    ({ name }) => name,
  );

describe('customers', () => {
  it('get the references an integration knows them by when they bring none', async () => {
    const cl = await platform.guest();
    const { id } = await cl.customers.create({ email: 'bea@example.com' });
    const given = await integration.customers.create({
      email: 'carla@example.com',
      shopper_reference: 'S-1',
      profile_id: 'P-1',
    });
    expect(given).toMatchObject({ shopper_reference: 'S-1', profile_id: 'P-1' });
    const order = await cl.orders.create({ customer_email: 'dora@example.com' });
    const { customer } = await integration.orders.retrieve(order.id, { include: ['customer'] });
    for (const it of [await integration.customers.retrieve(id), customer])
      expect(it).toMatchObject({
        shopper_reference: expect.stringMatching(/^[A-Za-z]{10}$/) as string,
        profile_id: expect.stringMatching(/^[A-Za-z]{10}$/) as string,
      });
  });

  it.each([
    ['12345', 'too_short', 6],
    ['x'.repeat(129), 'too_long', 128],
  ])('X are refused the password %#', async (password, error, count) => {
    const { cl, id } = await signedIn();
    const guest = await platform.guest();
    for (const attempt of [
      () => guest.customers.create({ email: 'bea@example.com', password }),
      () => cl.customers.update({ id, password }),
    ])
      await expect(attempt()).rejects.toMatchObject({
        status: 422,
        errors: [{ meta: { error, count } }],
      });
  });

  it.each(['ANNA@example.com', ' anna@example.com ', 'anna@EXAMPLE.com\t'])(
    'X may not sign up with %j, which is taken',
    async (email) => {
      const guest = await platform.guest();
      await expect(guest.customers.create({ email, password: 'segreto9' })).rejects.toMatchObject({
        status: 422,
        errors: [{ meta: { error: 'taken' } }],
      });
    },
  );

  it.each([
    '',
    ' ',
    'x',
    'a@b',
    'a b@example.com',
    '<a@example.com>',
    `${'x'.repeat(250)}@example.com`,
    'a@example.com\u0000@b.c ',
  ])('X need an e-mail address, which %j is not', async (email) => {
    const guest = await platform.guest();
    await expect(guest.customers.create({ email })).rejects.toMatchObject({ status: 422 });
  });

  it('become acquired with their first order and repeat with the second, with an event each', async () => {
    const { cl, id } = await signedIn();
    const buy = () => aPlacedOrder(cl);
    expect(await integration.customers.retrieve(id)).toMatchObject({ status: 'prospect' });
    await buy();
    expect(await eventsOf(id)).toContain('customers.acquired');
    await buy();
    await buy();
    expect(await integration.customers.retrieve(id)).toMatchObject({
      status: 'repeat',
      total_orders_count: 3,
    });
    const names = await eventsOf(id);
    expect(names.filter((name) => name === 'customers.repeat')).toHaveLength(1);
    expect(names.filter((name) => name === 'customers.acquired')).toHaveLength(1);
  });

  it('tell by events that they were created and have a password', async () => {
    const guest = await platform.guest();
    const bea = await guest.customers.create({ email: 'bea@example.com', password: 'segreto2' });
    expect(await eventsOf(bea.id)).toEqual(
      expect.arrayContaining(['customers.create', 'customers.create_password']),
    );
    const order = await guest.orders.create({ customer_email: 'dora@example.com' });
    const { customer } = await integration.orders.retrieve(order.id, { include: ['customer'] });
    expect(await eventsOf(customer!.id)).toEqual(['customers.create']);
  });

  it('are in groups the integration makes; a shopper neither sees nor chooses one', async () => {
    const { cl, id } = await signedIn();
    const group = await integration.customer_groups.create({ name: 'Friends', code: 'friends' });
    await expect(
      integration.customer_groups.create({ name: 'Others', code: 'friends' }),
    ).rejects.toMatchObject({ errors: [{ meta: { error: 'taken' } }] });
    const customer_group = integration.customer_groups.relationship(group.id);
    await expect(cl.customers.update({ id, customer_group })).rejects.toMatchObject({
      status: 422,
      errors: [{ detail: 'customer_group - must exist' }],
    });
    await integration.customers.update({ id, customer_group });
    expect([...(await integration.customer_groups.customers(group.id))]).toMatchObject([{ id }]);
    expect(await cl.customers.retrieve(id, { include: ['customer_group'] })).toMatchObject({
      customer_group: null,
    });
    await integration.customer_groups.delete(group.id);
    expect(await integration.customers.retrieve(id, { include: ['customer_group'] })).toMatchObject(
      {
        customer_group: null,
      },
    );
  });

  it('are tagged by integrations; a shopper’s tags are ignored', async () => {
    const { cl, id } = await signedIn();
    await integration.tags.create({ name: 'vip' });
    await cl.customers.update({ id, _add_tags: 'vip' });
    expect(await integration.customers.tags(id)).toHaveLength(0);
    await integration.customers.update({ id, _add_tags: 'vip' });
    expect([...(await integration.customers.tags(id))]).toMatchObject([{ name: 'vip' }]);
  });
});

describe('anonymization', () => {
  const record = () => undefined;
  const carryOut = (later: number) => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + later);
    const now = new Date(Date.now()).toISOString();
    runOperation({ store: platform.store, viewer: system, record }, (operation) =>
      anonymizeCustomers({ ...operation, now }),
    );
    clock.mockRestore();
  };
  const day = 24 * 3_600_000 + 60_000;

  it('is requested by integrations only, can be canceled for a day, and then is final', async () => {
    const { cl, id } = await signedIn();
    await cl.customers.update({ id, _request_anonymization: true });
    expect(await integration.customers.retrieve(id)).toMatchObject({ anonymization_status: null });

    await expect(
      integration.customers.update({ id, _cancel_anonymization: true }),
    ).rejects.toMatchObject({ status: 422 });
    expect(await integration.customers.update({ id, _request_anonymization: true })).toMatchObject({
      anonymization_status: 'requested',
      anonymization_info: { status: 'requested', requester: { type: 'Application' } },
    });
    await expect(
      integration.customers.update({ id, _request_anonymization: true }),
    ).rejects.toMatchObject({ status: 422 });
    await integration.customers.update({ id, _cancel_anonymization: true });
    carryOut(day);
    expect(await integration.customers.retrieve(id)).toMatchObject({
      email: 'anna@example.com',
      anonymization_status: 'cancelled',
    });
  });

  it('takes the person out of the account, the address book and the orders, which stay', async () => {
    const { cl, id } = await signedIn();
    const cart = await aPlacedOrder(cl);
    // Another one, which the shop itself receives.
    const [merchant] = platform.store.where('merchants', { reference: 'shop' });
    await cl.orders.create({
      shipping_address: cl.addresses.relationship(merchant!.address_id),
    });
    const address = await cl.addresses.create(anAddress({ notes: 'second floor', lat: 44.1 }));
    await cl.customer_addresses.create({
      customer_email: 'anna@example.com',
      customer: cl.customers.relationship(id),
      address: cl.addresses.relationship(address.id),
    });
    await cl.customers.update({ id, metadata: { birthday: '1 May' } });
    await integration.customers.update({ id, _request_anonymization: true });
    carryOut(0);
    expect(await integration.customers.retrieve(id)).toMatchObject({ email: 'anna@example.com' });
    carryOut(day);

    const customer = await integration.customers.retrieve(id, {
      include: ['orders.shipping_address', 'orders.billing_address', 'customer_addresses.address'],
    });
    expect(customer).toMatchObject({
      email: `${id.toLowerCase()}@anonymized.invalid`,
      has_password: false,
      anonymization_status: 'completed',
      orders: [
        { id: cart.id, status: 'placed', total_amount_cents: expect.any(Number) as number },
        { status: 'draft' },
      ],
    });
    expect(platform.store.get('addresses', merchant!.address_id)).toMatchObject({
      line_1: 'Via Cavour 1',
    });
    expect(JSON.stringify(customer)).not.toMatch(
      /anna|bruni|Via Roma|second floor|"lat":44|1 May/i,
    );
    const login = { grant_type: 'password', username: 'anna@example.com', password: 'segreto1' };
    expect(await platform.token(login)).toHaveProperty('errors');
  });
});
