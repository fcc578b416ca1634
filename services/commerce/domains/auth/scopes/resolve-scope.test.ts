import { startPlatform, type RunningPlatform } from '../../../testing/start-platform.ts';

let platform: RunningPlatform;
let ids: { market: string; usd: string; location: string; other: string };
beforeAll(async () => {
  platform = await startPlatform();
  const id = (type: 'markets' | 'stock_locations', code: string) =>
    platform.store.where(type, { code })[0]!.id;
  ids = {
    market: id('markets', 'it-eur'),
    usd: id('markets', 'row-usd'),
    location: id('stock_locations', 'alba'),
    other: id('stock_locations', 'milano'),
  };
});
afterAll(() => platform.stop());

const claimsOf = ({ access_token }: { access_token: string }) =>
  JSON.parse(Buffer.from(access_token.split('.')[1]!, 'base64url').toString()) as {
    market?: { id: string[]; stock_location_ids: string[] };
    scope: string;
  };
const withIds = (scope: string) =>
  scope
    .replace('MARKET', ids.market)
    .replace('USD', ids.usd)
    .replace('LOCATION', ids.location)
    .replace('OTHER', ids.other);
const integration = () => ({
  client_id: platform.config.clients.integrationId,
  client_secret: platform.config.clients.integrationSecret,
});

describe('the scope of a token', () => {
  it.each([
    ['market:code:it-eur', ['MARKET'], ['LOCATION', 'OTHER']],
    ['market:id:MARKET', ['MARKET'], ['LOCATION', 'OTHER']],
    ['market:id:MARKET market:code:row-usd', ['MARKET', 'USD'], ['LOCATION', 'OTHER']],
    ['market:code:it-eur market:id:MARKET', ['MARKET'], ['LOCATION', 'OTHER']],
    ['market:code:it-eur stock_location:code:alba', ['MARKET'], ['LOCATION']],
    ['stock_location:id:LOCATION market:id:MARKET', ['MARKET'], ['LOCATION']],
    ['  market:code:it-eur   stock_location:id:LOCATION ', ['MARKET'], ['LOCATION']],
  ])('C1 takes %j', async (scope, markets, locations) => {
    const token = await platform.token({ scope: withIds(scope) });
    expect(claimsOf(token)).toMatchObject({
      market: { id: markets.map(withIds), stock_location_ids: locations.map(withIds) },
      scope: withIds(scope).trim().split(/\s+/).join(' '),
    });
  });

  it.each([
    'market:all market:code:it-eur',
    'market:all stock_location:code:alba',
    'market:all:x',
    'market:code:',
    'market:code:mars',
    'market:id:LOCATION',
    'market',
    'MARKET:CODE:it-eur',
    'market:name:it-eur',
    'stock_location:code:alba',
    'market:code:it-eur stock_location:code:mars',
    'market:code:it-eur stock_location:all',
    'market:code:it-eur store:code:outlet',
    'market:code:it-eur,market:code:row-usd',
    "market:code:' OR '1'='1",
    `market:code:${'x'.repeat(10_000)}`,
  ])('X refuses a sales channel %j', async (scope) => {
    expect(await platform.token({ scope: scope && withIds(scope) })).toMatchObject({
      errors: [{ title: 'invalid_scope', code: 'BAD_REQUEST', status: 400 }],
    });
  });

  it('is everything, unless a client asks for less', async () => {
    for (const scope of [undefined, null, '', ' ', 'market:all'])
      for (const client of [integration(), {}]) {
        const claims = claimsOf(await platform.token({ ...client, scope }));
        expect(claims).not.toHaveProperty('market');
        expect(claims.scope).toBe('market:all');
      }
    expect(
      claimsOf(await platform.token({ ...integration(), scope: 'market:code:it-eur' })),
    ).toMatchObject({ market: { id: [ids.market] } });
    for (const scope of ['market:all market:code:it-eur', 'stock_location:code:alba'])
      expect(await platform.token({ ...integration(), scope })).toMatchObject({
        errors: [{ title: 'invalid_scope' }],
      });
  });

  it('X refuses a stock location that serves none of the markets, and a disabled market', async () => {
    const cl = await platform.integration();
    const address = await cl.addresses.list({ pageSize: 1 });
    const location = await cl.stock_locations.create({
      name: 'Elsewhere',
      code: 'elsewhere',
      address: cl.addresses.relationship(address[0]!.id),
    });
    for (const scope of [`market:code:it-eur stock_location:id:${location.id}`])
      expect(await platform.token({ scope })).toMatchObject({
        errors: [{ title: 'invalid_scope' }],
      });

    const { access_token } = await platform.token({ scope: 'market:code:row-usd' });
    await cl.markets.update({ id: ids.usd, _disable: true });
    expect(await platform.token({ scope: 'market:code:row-usd' })).toMatchObject({
      errors: [{ title: 'invalid_scope' }],
    });
    // A token given before falls silent with its market.
    await expect(platform.client(access_token).skus.list()).rejects.toMatchObject({
      errors: [{ code: 'INVALID_TOKEN' }],
    });
    await cl.markets.update({ id: ids.usd, _enable: true });
    await expect(platform.client(access_token).skus.list()).resolves.not.toHaveLength(0);
  });

  it('X names a market of a customer group only for the customers in it', async () => {
    const cl = await platform.integration();
    const scope = 'market:code:it-eur market:code:row-usd';
    const anna = { grant_type: 'password', username: 'anna@example.com', password: 'segreto1' };
    const before = await platform.token({ scope: 'market:code:row-usd' });
    const group = await cl.customer_groups.create({ name: 'Trade' });
    const ofGroup = { customer_group: cl.customer_groups.relationship(group.id) };
    await cl.markets.update({ id: ids.usd, ...ofGroup });
    for (const body of [{}, anna])
      expect(await platform.token({ ...body, scope })).toMatchObject({
        errors: [{ title: 'invalid_scope' }],
      });
    // A guest's token of the time when anyone could buy there.
    await expect(platform.client(before.access_token).skus.list()).rejects.toMatchObject({
      errors: [{ code: 'INVALID_TOKEN' }],
    });
    const [customer] = await cl.customers.list({ filters: { email_eq: anna.username } });
    await cl.customers.update({ id: customer!.id, ...ofGroup });
    const member = await platform.token({ ...anna, scope });
    const currencies = async () => {
      const prices = await platform.client(member.access_token).prices.list({ pageSize: 25 });
      return new Set([...prices].map(({ currency_code }) => currency_code));
    };
    expect(await currencies()).toEqual(new Set(['EUR', 'USD']));
    expect(await platform.token({ ...integration(), scope })).toHaveProperty('access_token');
    const { id: othersId } = await cl.customer_groups.create({ name: 'Others' });
    const customer_group = cl.customer_groups.relationship(othersId);
    await cl.markets.update({ id: ids.usd, customer_group });
    expect(await currencies()).toEqual(new Set(['EUR']));
    await cl.markets.update({ id: ids.usd, customer_group: cl.customer_groups.relationship(null) });
  });

  it('limits the stock seen to the stock locations named', async () => {
    const quantity = async (scope: string) => {
      const cl = await platform.guest(scope);
      const [sku] = await cl.skus.list({ filters: { code_eq: 'BARBERA-750' } });
      return (await cl.skus.retrieve(sku!.id)).inventory as { quantity: number };
    };
    expect(await quantity('market:code:it-eur')).toMatchObject({ quantity: 15 });
    expect(await quantity('market:code:it-eur stock_location:code:milano')).toMatchObject({
      quantity: 5,
    });
  });
});
