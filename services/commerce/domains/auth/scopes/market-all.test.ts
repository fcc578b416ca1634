import { anAddress } from '../../../testing/an-address.ts';
import { startPlatform, type RunningPlatform } from '../../../testing/start-platform.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.stop());

const anna = { grant_type: 'password', username: 'anna@example.com', password: 'segreto1' };
const withoutMarket = async (body: object = {}) => {
  const { access_token } = await platform.token({ scope: undefined, ...body });
  return platform.client(access_token);
};
const codes = async (cl: Awaited<ReturnType<typeof withoutMarket>>) =>
  [...(await cl.skus.list({ pageSize: 25 }))].map(({ code }) => code).sort();

describe('a sales channel’s token without a market', () => {
  it('C1 sees the catalogue of every market, as its tokens would one by one', async () => {
    const cl = await withoutMarket();
    const all = new Set<string>();
    const amounts = new Set<string>();
    for (const { code } of platform.store.where('markets', { disabled_at: null })) {
      const one = await platform.guest(`market:code:${code}`);
      for (const sku of await codes(one)) all.add(sku);
      for (const { id } of await one.prices.list({ pageSize: 25 })) amounts.add(id);
    }
    expect(await codes(cl)).toEqual([...all].sort());
    expect([...(await cl.prices.list({ pageSize: 25 }))].map(({ id }) => id).sort()).toEqual(
      [...amounts].sort(),
    );
    const [sku] = await cl.skus.list({ pageSize: 1 });
    const read = await cl.skus.retrieve(sku!.id, { include: ['jwt_markets'] });
    expect(read.jwt_markets).toEqual([]);
    // Inventory depends on a single market.
    expect(read.inventory).toBeUndefined();
  });

  it('X orders nothing and reaches no guest’s order or address', async () => {
    const guest = await platform.guest();
    const order = await guest.orders.create({ customer_email: 'ospite@example.com' });
    const address = await guest.addresses.create(anAddress());
    await guest.orders.update({
      id: order.id,
      billing_address: guest.addresses.relationship(address),
    });
    const billing = (await guest.orders.retrieve(order.id, { include: ['billing_address'] }))
      .billing_address!;
    for (const cl of [await withoutMarket(), await withoutMarket(anna)]) {
      await expect(cl.orders.retrieve(order.id)).rejects.toMatchObject({ status: 404 });
      await expect(cl.orders.update({ id: order.id, language_code: 'de' })).rejects.toMatchObject({
        status: 404,
      });
      await expect(cl.addresses.retrieve(billing.id)).rejects.toMatchObject({ status: 404 });
      const [market] = platform.store.where('markets', { code: 'it-eur' });
      for (const values of [{}, { market: cl.markets.relationship(market!.id) }])
        await expect(cl.orders.create(values)).rejects.toMatchObject({
          status: 422,
          errors: [{ detail: 'market - must exist' }],
        });
      await expect(cl.customers.list()).rejects.toMatchObject({ status: 401 });
    }
  });

  it('shows a customer the orders there are, and signs customers up', async () => {
    const { access_token } = await platform.token(anna);
    const { id } = await platform.client(access_token).orders.create({});
    const cl = await withoutMarket(anna);
    expect([...(await cl.orders.list())].map((order) => order.id)).toContain(id);
    await expect(
      (await withoutMarket()).customers.create({
        email: 'nuova@example.com',
        password: 'segreto1',
      }),
    ).resolves.toMatchObject({ email: 'nuova@example.com' });
  });

  it('X sees nothing of a market that is disabled or for a group of customers one is not in', async () => {
    const office = await platform.integration();
    const group = await office.customer_groups.create({ name: 'Trade' });
    const [market] = await office.markets.list({ filters: { code_eq: 'row-usd' } });
    const sees = async (body: object = {}) => {
      const cl = await withoutMarket(body);
      const prices = await cl.prices.list({ pageSize: 25 });
      return [...prices].some(({ currency_code }) => currency_code === 'USD');
    };
    expect(await sees()).toBe(true);
    await office.markets.update({ id: market!.id, _disable: true });
    expect(await sees()).toBe(false);
    await office.markets.update({
      id: market!.id,
      _enable: true,
      customer_group: office.customer_groups.relationship(group),
    });
    expect(await sees()).toBe(false);
    expect(await sees(anna)).toBe(false);
    const [customer] = await office.customers.list({ filters: { email_eq: anna.username } });
    await office.customers.update({
      id: customer!.id,
      customer_group: office.customer_groups.relationship(group),
    });
    expect(await sees(anna)).toBe(true);
    expect(await sees()).toBe(false);
  });
});
