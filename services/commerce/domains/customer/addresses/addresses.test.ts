import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { anAddress } from '../../../testing/an-address.ts';
import { startPlatform, type RunningPlatform } from '../../../testing/start-platform.ts';

let platform: RunningPlatform;
let cl: CommerceLayerBundle;
beforeAll(async () => {
  platform = await startPlatform();
  cl = await platform.guest();
});
afterAll(() => platform.stop());

const blank = (field: string) => ({
  status: 422,
  errors: [{ detail: `${field} - can't be blank`, meta: { error: 'blank' } }],
});

describe('addresses', () => {
  it.each(['line_1', 'city', 'country_code', 'phone', 'first_name', 'last_name', 'zip_code'])(
    'E1 need %s, when made and when changed',
    async (field) => {
      const { id } = await cl.addresses.create(anAddress());
      for (const value of ['', null]) {
        const attempts = [
          () => cl.addresses.create(anAddress({ [field]: value })),
          () => cl.addresses.update({ id, [field]: value }),
        ];
        for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(blank(field));
      }
    },
  );

  it('E1 of a business need the company, and no person', async () => {
    const business = { business: true, first_name: null, last_name: null };
    await expect(cl.addresses.create(anAddress(business))).rejects.toMatchObject(blank('company'));
    expect(
      await cl.addresses.create(anAddress({ ...business, company: 'Bruni Srl' })),
    ).toMatchObject({ full_name: 'Bruni Srl' });
    const { id } = await cl.addresses.create(anAddress());
    await expect(cl.addresses.update({ id, business: true })).rejects.toMatchObject(
      blank('company'),
    );
  });

  it.each([
    ['IT', false],
    ['US', false],
    ['HK', true],
    ['AE', true],
  ])('E1 in %s go without a postal code: %s', async (country_code, fine) => {
    const attempt = cl.addresses.create(anAddress({ country_code, zip_code: null }));
    if (fine) await expect(attempt).resolves.toHaveProperty('id');
    else await expect(attempt).rejects.toMatchObject(blank('zip_code'));
  });

  it('E1 never need a state', async () => {
    for (const country_code of ['IT', 'US', 'DE'])
      await expect(
        cl.addresses.create(anAddress({ country_code, state_code: null })),
      ).resolves.toHaveProperty('state_code', null);
  });

  it.each(['it', 'ITA', 'Italy', 'I', 'QQ', '12', "I'"])(
    'E1 are in no country %j',
    async (country_code) => {
      await expect(cl.addresses.create(anAddress({ country_code }))).rejects.toMatchObject({
        status: 422,
        errors: [{ detail: 'country_code - is invalid', meta: { error: 'invalid' } }],
      });
    },
  );

  it('describe themselves on one line, and are localized with both coordinates', async () => {
    const values = { line_2: 'Scala B', lat: 45.07, lng: null };
    const address = await cl.addresses.create(anAddress(values));
    expect(address).toMatchObject({
      full_name: 'Anna Bruni',
      full_address: 'Via Roma 1 Scala B, 10121 Torino TO (IT) +39 011 000000',
      name: 'Anna Bruni, Via Roma 1 Scala B, 10121 Torino TO (IT) +39 011 000000',
      is_localized: false,
      is_geocoded: false,
      provider_name: null,
      map_url: null,
      static_map_url: null,
    });
    expect(await cl.addresses.update({ id: address.id, lng: 7.69 })).toMatchObject({
      is_localized: true,
    });
  });

  it.each([
    'x'.repeat(255),
    '<img src=x onerror=alert(1)>',
    "'); DROP TABLE addresses; --",
    'Ω≈ç√∫˜µ≤ 💥 \u202e',
    'a\u0000b',
    '{{7*7}} ${7*7} %s %n',
  ])('X keep whatever text they are given, %#', async (line_1) => {
    const { id } = await cl.addresses.create(anAddress({ line_1 }));
    expect(await cl.addresses.retrieve(id)).toMatchObject({ line_1 });
  });

  it('are tagged by integrations, list their events and include missing relations as empty', async () => {
    const integration = await platform.integration();
    await integration.tags.create({ name: 'checked' });
    const { id } = await cl.addresses.create(anAddress());
    await cl.addresses.update({ id, _add_tags: 'checked' });
    expect(await integration.addresses.tags(id)).toHaveLength(0);
    await integration.addresses.update({ id, _add_tags: 'checked' });
    const address = await integration.addresses.retrieve(id, {
      include: ['tags', 'events', 'geocoder', 'versions'],
    });
    expect(address).toMatchObject({ tags: [{ name: 'checked' }], geocoder: null, versions: [] });
    expect(address.events?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['addresses.create', 'addresses.update', 'addresses.tagged']),
    );
  });
});

describe('subscriptions', () => {
  it('T16 need something to be to, once for each customer', async () => {
    const integration = await platform.integration();
    for (const reference of ['', ' ', null, undefined])
      await expect(
        cl.customer_subscriptions.create({
          customer_email: 'b@example.com',
          reference: reference as string,
        }),
      ).rejects.toMatchObject(blank('reference'));
    const [one, two] = await Promise.all(
      ['Newsletter', 'Tastings'].map((reference) =>
        cl.customer_subscriptions.create({ customer_email: 'B@example.com', reference }),
      ),
    );
    await expect(
      cl.customer_subscriptions.create({ customer_email: ' b@EXAMPLE.com', reference: 'Tastings' }),
    ).rejects.toMatchObject({ errors: [{ meta: { error: 'taken' } }] });
    await expect(
      integration.customer_subscriptions.update({ id: two!.id, reference: 'Newsletter' }),
    ).rejects.toMatchObject({ errors: [{ meta: { error: 'taken' } }] });
    await expect(
      integration.customer_subscriptions.update({ id: two!.id, reference: '' }),
    ).rejects.toMatchObject(blank('reference'));
    expect(
      await integration.customer_subscriptions.update({ id: one!.id, reference: 'Newsletter' }),
    ).toMatchObject({ reference: 'Newsletter' });
  });
});

describe('an address book', () => {
  it('C3 holds addresses that belong to its customer from then on, also when an entry moves', async () => {
    const integration = await platform.integration();
    const [anna] = await integration.customers.list({ filters: { email_eq: 'anna@example.com' } });
    const bea = await integration.customers.create({ email: 'bea@example.com' });
    const address = await cl.addresses.create(anAddress());
    const entry = await integration.customer_addresses.create({
      customer_email: 'anna@example.com',
      customer: integration.customers.relationship(anna!.id),
      address: integration.addresses.relationship(address.id),
    });
    await expect(cl.addresses.retrieve(address.id)).rejects.toMatchObject({ status: 404 });
    const moved = await integration.customer_addresses.update(
      { id: entry.id, customer: integration.customers.relationship(bea.id) },
      { include: ['customer'] },
    );
    expect(moved).toMatchObject({ customer: { id: bea.id }, customer_email: 'bea@example.com' });
    expect(platform.store.get('addresses', address.id)).toMatchObject({ owner_id: bea.id });
  });

  it('X holds no address of the shop itself', async () => {
    const integration = await platform.integration();
    const answer = await platform.token({
      grant_type: 'password',
      username: 'anna@example.com',
      password: 'segreto1',
    });
    const anna = platform.client(answer.access_token);
    const own = await anna.addresses.create(anAddress());
    const entry = await anna.customer_addresses.create({
      customer_email: 'anna@example.com',
      customer: anna.customers.relationship(String(answer.owner_id)),
      address: anna.addresses.relationship(own.id),
    });
    const [merchant] = platform.store.where('merchants', { reference: 'shop' });
    const [location] = platform.store.where('stock_locations', { code: 'milano' });
    for (const id of [merchant!.address_id, location!.address_id])
      for (const client of [anna, integration]) {
        const address = client.addresses.relationship(id);
        const none = { status: 422, errors: [{ detail: 'address - must exist' }] };
        await expect(
          client.customer_addresses.create({
            customer_email: 'anna@example.com',
            customer: client.customers.relationship(String(answer.owner_id)),
            address,
          }),
        ).rejects.toMatchObject(none);
        await expect(
          client.customer_addresses.update({ id: entry.id, address }),
        ).rejects.toMatchObject(none);
        expect(platform.store.get('addresses', id)).toMatchObject({ owner_id: null });
      }
  });
});
