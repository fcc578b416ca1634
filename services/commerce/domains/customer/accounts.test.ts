import { anAddress } from '../../testing/an-address.ts';
import { prepareToPlace } from '../../testing/cart.ts';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.stop());

const login = (username: string, password: string) =>
  platform.token({ grant_type: 'password', username, password });
const signedIn = async (username = 'anna@example.com', password = 'segreto1') => {
  const answer = await login(username, password);
  return { cl: platform.client(answer.access_token), id: String(answer.owner_id), answer };
};

describe('tokens', () => {
  it('C1 have exactly the documented keys and claims', async () => {
    const guest = await platform.token();
    expect(Object.keys(guest).sort()).toEqual([
      'access_token',
      'created_at',
      'expires_in',
      'scope',
      'token_type',
    ]);
    expect(guest).toMatchObject({ token_type: 'bearer', expires_in: 14_400 });
    const claims = JSON.parse(
      Buffer.from(guest.access_token.split('.')[1]!, 'base64url').toString(),
    ) as Record<string, unknown>;
    expect(claims).toMatchObject({
      organization: { slug: 'fonte-vigna' },
      application: { kind: 'sales_channel', public: true },
      scope: 'market:code:it-eur',
      test: true,
      iss: 'https://auth.commerce.test',
    });
    const { answer } = await signedIn();
    expect(answer).toMatchObject({ owner_type: 'customer' });
    expect(typeof answer.refresh_token).toBe('string');
    const keys = (await (await fetch(`${platform.origin}/.well-known/jwks.json`)).json()) as {
      keys: { kid: string; d?: string }[];
    };
    const header = JSON.parse(
      Buffer.from(guest.access_token.split('.')[0]!, 'base64url').toString(),
    ) as { kid: string; alg: string };
    expect(header).toMatchObject({ alg: 'RS512', kid: keys.keys[0]?.kid });
    expect(keys.keys[0]).not.toHaveProperty('d');
  });

  it('X refuse an unknown client, a wrong password, a wrong secret and a scope of no market', async () => {
    expect(await platform.token({ client_id: 'nobody' })).toMatchObject({
      errors: [{ title: 'invalid_client', code: 'UNAUTHORIZED', status: 401 }],
    });
    expect(await login('anna@example.com', 'wrong')).toMatchObject({
      errors: [{ title: 'invalid_grant', status: 401 }],
    });
    expect(await login('nobody@example.com', 'wrong')).toMatchObject({
      errors: [{ title: 'invalid_grant' }],
    });
    expect(
      await platform.token({ client_id: 'fonte-vigna-backoffice', client_secret: 'wrong' }),
    ).toMatchObject({ errors: [{ title: 'invalid_client' }] });
    for (const scope of ['market:code:mars', 'store:code:outlet'])
      expect(await platform.token({ scope })).toMatchObject({
        errors: [{ title: 'invalid_scope' }],
      });
  });

  it('T4 can reuse a refresh token until a token issued for it is used', async () => {
    const { answer } = await signedIn();
    const renew = (refresh_token: unknown) =>
      platform.token({ grant_type: 'refresh_token', refresh_token, scope: undefined });
    const renewed = await renew(answer.refresh_token);
    expect(renewed).toMatchObject({ owner_id: answer.owner_id, scope: 'market:code:it-eur' });
    expect(renewed.refresh_token).not.toBe(answer.refresh_token);
    expect(await renew(renewed.refresh_token)).toMatchObject({ owner_id: answer.owner_id });
    expect(await renew(answer.refresh_token)).toMatchObject({
      errors: [{ title: 'invalid_grant' }],
    });
  });

  it('T6 are refused as INVALID_TOKEN when missing, forged, expired, revoked or another shop’s', async () => {
    const refusal = { status: 401, errors: [{ code: 'INVALID_TOKEN', status: '401' }] };
    const { access_token } = await platform.token();
    const [head, body] = access_token.split('.');
    const claims = JSON.parse(Buffer.from(body!, 'base64url').toString()) as object;
    const richer = Buffer.from(JSON.stringify({ ...claims, scope: 'market:all' })).toString(
      'base64url',
    );
    const forged = `${head}.${richer}.${access_token.split('.')[2]}`;
    await expect(platform.client(forged).skus.list()).rejects.toMatchObject(refusal);
    const none = await fetch(`${platform.origin}/api/skus`);
    expect(none.status).toBe(401);

    const other = await startPlatform({}, { sharesKey: false });
    const foreign = (await other.token()).access_token;
    await other.stop();
    await expect(platform.client(foreign).skus.list()).rejects.toMatchObject(refusal);

    const { access_token: own } = (await signedIn()).answer;
    await expect(platform.client(own).skus.list()).resolves.toHaveLength(5);
    await fetch(`${platform.origin}/oauth/revoke`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: platform.config.clients.salesChannelId, token: own }),
    });
    await expect(platform.client(own).skus.list()).rejects.toMatchObject(refusal);

    const later = (await platform.token()).access_token;
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 14_401_000);
    await expect(platform.client(later).skus.list()).rejects.toMatchObject(refusal);
    clock.mockRestore();
  });
});

describe('customers', () => {
  it('sign up once, without the password ever coming back', async () => {
    const cl = await platform.guest();
    const created = await cl.customers.create({ email: 'Bea@Example.com', password: 'segreto2' });
    expect(created).toMatchObject({
      email: 'bea@example.com',
      has_password: true,
      status: 'prospect',
    });
    expect(JSON.stringify(created)).not.toMatch(/segreto2|hash/);
    await expect(
      cl.customers.create({ email: 'bea@example.com', password: 'segreto3' }),
    ).rejects.toMatchObject({
      status: 422,
      errors: [{ detail: 'email - has already been taken', meta: { error: 'taken' } }],
    });
    await expect(
      cl.customers.create({ email: 'c@example.com', password: '12345' }),
    ).rejects.toMatchObject({
      errors: [{ meta: { error: 'too_short' } }],
    });
    const { cl: own, id } = await signedIn('bea@example.com', 'segreto2');
    expect(await own.customers.retrieve(id)).toMatchObject({ email: 'bea@example.com' });
    await expect(cl.customers.retrieve(id)).rejects.toMatchObject({ status: 401 });
  });

  it('see their own orders and addresses and no one else’s', async () => {
    const { cl: anna, id } = await signedIn();
    const order = await anna.orders.create({});
    expect(order).toMatchObject({ customer_email: 'anna@example.com', guest: false });
    const address = await anna.addresses.create(anAddress());
    await anna.customer_addresses.create({
      customer: anna.customers.relationship(id),
      customer_email: 'anna@example.com',
      address: anna.addresses.relationship(address.id),
    });
    expect(await anna.orders.list()).toHaveLength(1);
    expect(
      await anna.customer_addresses.list({
        filters: { address_country_code_eq: 'IT' },
        include: ['address'],
        pageSize: 25,
      }),
    ).toHaveLength(1);

    const guest = await platform.guest();
    await guest.customers.create({ email: 'eve@example.com', password: 'segreto9' });
    const { cl: eve } = await signedIn('eve@example.com', 'segreto9');
    for (const stranger of [guest, eve]) {
      await expect(stranger.orders.retrieve(order.id)).rejects.toMatchObject({ status: 404 });
      await expect(stranger.addresses.retrieve(address.id)).rejects.toMatchObject({ status: 404 });
      await expect(stranger.addresses.delete(address.id)).rejects.toMatchObject({ status: 404 });
      const theirs = await stranger.orders.create({});
      const values = { id: theirs.id, _shipping_address_clone_id: address.id };
      const include = ['shipping_address'];
      expect((await stranger.orders.update(values, { include })).shipping_address).toBeNull();
    }
    expect([...(await eve.orders.list())].map(({ customer_email }) => customer_email)).toEqual([
      'eve@example.com',
    ]);
    expect(await eve.customer_addresses.list()).toHaveLength(0);
    await expect(eve.customers.retrieve(id)).rejects.toMatchObject({ status: 404 });
  });

  it('T5 take a guest’s cart over, after which the guest token no longer reaches it', async () => {
    const guest = await platform.guest();
    const cart = await guest.orders.create({});
    await guest.line_items.create({
      sku_code: 'BARBERA-750',
      quantity: 1,
      order: guest.orders.relationship(cart.id),
    });
    const { cl: anna, id } = await signedIn();
    const mine = await anna.orders.update({
      id: cart.id,
      customer: anna.customers.relationship(id),
    });
    expect(mine).toMatchObject({
      guest: false,
      status: 'pending',
      customer_email: 'anna@example.com',
    });
    await expect(guest.orders.retrieve(cart.id)).rejects.toMatchObject({ status: 404 });
  });

  it('do not see what someone bought as a guest under their address', async () => {
    const guest = await platform.guest();
    const order = await guest.orders.create({ customer_email: 'anna@example.com' });
    await guest.line_items.create({
      sku_code: 'BARBERA-750',
      quantity: 1,
      order: guest.orders.relationship(order.id),
    });
    await prepareToPlace(guest, order.id);
    await guest.orders.update({
      id: order.id,
      _place: true,
      _save_shipping_address_to_customer_address_book: true,
    });
    const { cl: anna } = await signedIn();
    expect(await anna.orders.list()).toHaveLength(0);
    expect(await anna.customer_addresses.list()).toHaveLength(0);
  });

  it('T16 subscribe once; twice or without an address is 422', async () => {
    const cl = await platform.guest();
    const subscribe = (customer_email: string) =>
      cl.customer_subscriptions.create({ customer_email, reference: 'Newsletter' });
    expect(await subscribe('new@example.com')).toMatchObject({ reference: 'Newsletter' });
    await expect(subscribe('new@example.com')).rejects.toMatchObject({
      status: 422,
      errors: [{ meta: { error: 'taken' } }],
    });
    await expect(subscribe('')).rejects.toMatchObject({
      errors: [{ detail: "customer_email - can't be blank" }],
    });
  });

  it('E1 give addresses a name, what a country needs, and their metadata as sent', async () => {
    const cl = await platform.guest();
    const address = await cl.addresses.create(anAddress({ company: 'Bruni Srl', business: true }));
    expect(address).toMatchObject({
      business: true,
      full_name: 'Bruni Srl',
      name: 'Bruni Srl, Via Roma 1, 10121 Torino TO (IT) +39 011 000000',
      metadata: { isShipping: true },
    });
    await expect(cl.addresses.create(anAddress({ first_name: '' }))).rejects.toMatchObject({
      errors: [{ detail: "first_name - can't be blank" }],
    });
    await expect(
      cl.addresses.create(anAddress({ country_code: 'HK', zip_code: '', state_code: null })),
    ).resolves.toHaveProperty('id');
  });
});
