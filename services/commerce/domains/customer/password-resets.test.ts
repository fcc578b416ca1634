import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { startPlatform, type RunningPlatform } from '../../testing/start-platform.ts';

let platform: RunningPlatform;
let guest: CommerceLayerBundle;
let integration: CommerceLayerBundle;
const email = 'anna@example.com';
beforeEach(async () => {
  platform = await startPlatform();
  [guest, integration] = await Promise.all([platform.guest(), platform.integration()]);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await platform.stop();
});

const login = (password: string) =>
  platform.token({ grant_type: 'password', username: email, password });
/** A reset asked for by a shopper, with the token only the integration gets to see. */
const aReset = async (customer_email = email) => {
  const { id } = await guest.customer_password_resets.create({ customer_email });
  const { reset_password_token } = await integration.customer_password_resets.retrieve(id);
  return { id, _reset_password_token: String(reset_password_token) };
};
const complete = (
  reset: { id: string; _reset_password_token?: string },
  customer_password = 'nuovo-segreto',
) => guest.customer_password_resets.update({ ...reset, customer_password });
const invalidToken = {
  status: 422,
  errors: [{ detail: '_reset_password_token - is invalid', meta: { error: 'invalid' } }],
};

describe('a password reset', () => {
  it('O2 is requested by a shopper, who does not see its token', async () => {
    const reset = await guest.customer_password_resets.create({
      customer_email: ' ANNA@example.com',
    });
    expect(reset).toMatchObject({ customer_email: email, reset_password_at: null });
    expect(reset).not.toHaveProperty('reset_password_token');
    expect([
      ...(await integration.customer_password_resets.list({ include: ['customer'] })),
    ]).toMatchObject([
      {
        id: reset.id,
        customer: { email },
        reset_password_token: expect.stringMatching(/^[\w-]{32}$/),
      },
    ]);
    await expect(guest.customer_password_resets.retrieve(reset.id)).rejects.toMatchObject({
      status: 401,
    });
    await expect(guest.customer_password_resets.list()).rejects.toMatchObject({ status: 401 });
  });

  it('O2 sets the password, once, and ends the sessions there were', async () => {
    const { refresh_token } = await login('segreto1');
    const reset = await aReset();
    const done = await complete(reset);
    expect(done.reset_password_at).toMatch(/^\d{4}-/);
    expect(done).not.toHaveProperty('reset_password_token');
    expect(await login('segreto1')).toHaveProperty('errors');
    expect(await login('nuovo-segreto')).toHaveProperty('access_token');
    expect(await platform.token({ grant_type: 'refresh_token', refresh_token })).toMatchObject({
      errors: [{ title: 'invalid_grant' }],
    });
    await expect(complete(reset, 'another-one')).rejects.toMatchObject(invalidToken);
    expect(await login('nuovo-segreto')).toHaveProperty('access_token');
  });

  it('O2 cannot be completed any more once a cart has given its customer a password', async () => {
    const customer_email = 'ospite@example.com';
    await guest.orders.create({ customer_email });
    const reset = await aReset(customer_email);
    await guest.orders.create({ customer_email, customer_password: 'scelto-adesso' });
    await expect(complete(reset)).rejects.toMatchObject(invalidToken);
    const entered = { grant_type: 'password', username: customer_email, password: 'scelto-adesso' };
    expect(await platform.token(entered)).toHaveProperty('access_token');
  });

  it('tells of itself by its events', async () => {
    const reset = await aReset();
    await complete(reset);
    const { customer, events } = await integration.customer_password_resets.retrieve(reset.id, {
      include: ['events', 'customer.events'],
    });
    expect(events?.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'customer_password_resets.create',
        'customer_password_resets.reset_password',
      ]),
    );
    expect(customer?.events?.map(({ name }) => name)).toContain('customers.create_password');
  });

  it('X is not completed without its very token', async () => {
    const reset = await aReset();
    const other = await aReset();
    for (const _reset_password_token of [
      undefined,
      '',
      'wrong',
      reset._reset_password_token.toLowerCase(),
      `${reset._reset_password_token} `,
      other._reset_password_token,
      '%',
      'null',
    ])
      await expect(complete({ id: reset.id, _reset_password_token })).rejects.toMatchObject(
        invalidToken,
      );
    expect(await login('segreto1')).toHaveProperty('access_token');
  });

  it('X takes a password as any other and may then be tried again', async () => {
    const reset = await aReset();
    for (const [password, error] of [
      ['', 'blank'],
      ['12345', 'too_short'],
      ['x'.repeat(129), 'too_long'],
    ] as const)
      await expect(complete(reset, password)).rejects.toMatchObject({
        status: 422,
        errors: [{ source: { pointer: '/data/attributes/customer_password' }, meta: { error } }],
      });
    await expect(complete(reset)).resolves.toHaveProperty('id', reset.id);
  });

  it('lapses after a day', async () => {
    const reset = await aReset();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 24 * 3_600_000 + 10_000);
    guest = await platform.guest();
    await expect(complete(reset)).rejects.toMatchObject(invalidToken);
  });

  it('lapses when the password or the e-mail address changes, or another reset is completed', async () => {
    const own = async (password: string) => {
      const answer = await login(password);
      return { cl: platform.client(answer.access_token), id: String(answer.owner_id) };
    };
    const first = await aReset();
    await complete(await aReset());
    await expect(complete(first)).rejects.toMatchObject(invalidToken);

    const second = await aReset();
    const { cl, id } = await own('nuovo-segreto');
    await cl.customers.update({ id, password: 'terzo-segreto' });
    await expect(complete(second)).rejects.toMatchObject(invalidToken);

    const third = await aReset();
    const later = await own('terzo-segreto');
    await later.cl.customers.update({ id, email: 'anna.bruni@example.com' });
    await expect(complete(third)).rejects.toMatchObject(invalidToken);
  });

  it('X of an address no one has is refused, as is none at all', async () => {
    await expect(aReset('nobody@example.com')).rejects.toMatchObject({
      status: 422,
      errors: [{ detail: 'customer - must exist' }],
    });
    for (const [address, error] of [
      ['', 'blank'],
      ['not an address', 'invalid'],
    ] as const)
      await expect(aReset(address)).rejects.toMatchObject({ errors: [{ meta: { error } }] });
  });

  it('X lets a shopper change nothing else of it', async () => {
    const reset = await aReset();
    await expect(
      guest.customer_password_resets.update({ id: reset.id, metadata: { seen: true } }),
    ).rejects.toMatchObject({ status: 422 });
    await complete({ ...reset, ...{ metadata: { seen: true } } });
    const done = await integration.customer_password_resets.retrieve(reset.id);
    expect(done.metadata).toEqual({});
    expect(done.reset_password_token).toBeNull();
    await integration.customer_password_resets.update({ id: reset.id, metadata: { mailed: true } });
    expect(await integration.customer_password_resets.retrieve(reset.id)).toMatchObject({
      metadata: { mailed: true },
    });
  });

  it('gives a first password to someone who has only bought as a guest, and goes with the customer', async () => {
    await guest.orders.create({ customer_email: 'bea@example.com' });
    const reset = await aReset('bea@example.com');
    await complete(reset);
    const token = await platform.token({
      grant_type: 'password',
      username: 'bea@example.com',
      password: 'nuovo-segreto',
    });
    expect(token).toHaveProperty('access_token');
    await integration.customers.delete(String(token.owner_id));
    expect(await integration.customer_password_resets.list()).toHaveLength(0);
  });
});
