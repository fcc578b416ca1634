import { fastify, type FastifyInstance } from 'fastify';
import { until } from '../../testing/until.ts';
import { keptCalls } from '../../webhooks/kept-calls.ts';
import { postWebhook } from '../../webhooks/post-webhook.ts';
import { logIn, newEmail } from '../testing/customer-session.ts';
import { codeOf, describeOwnData, password, place } from '../testing/describe-own-data.ts';
import { CREDENTIALS_WEBHOOK, openCredentials, type OpenCredentials } from './open-credentials.ts';

const NEW_PASSWORD = 'a second password';

describeOwnData('links of an account', (own) => {
  type Customer = Awaited<ReturnType<typeof own.aCustomer>>;
  type Link = Awaited<ReturnType<typeof own.lastLink>>;

  const resetLink = async ({ email }: Customer): Promise<Link> => {
    await own.api.post('resetPassword', { ...place, email });
    await own.api.settled();
    return own.lastLink(email, 'password-reset');
  };
  const emailLink = async ({ headers }: Customer): Promise<Link> => {
    const email = newEmail();
    await own.api.post('changeEmail', { ...place, email, password }, { headers });
    await own.api.settled();
    return own.lastLink(email, 'email-change-confirm');
  };

  /** All operations that change a password. */
  const CHANGES = {
    'a password set by link': async (customer: Customer) =>
      own.api.post('resetPassword', { ...(await resetLink(customer)), password: NEW_PASSWORD }),
    'a changed password': ({ headers }: Customer) =>
      own.api.post(
        'changePassword',
        { oldPassword: password, newPassword: NEW_PASSWORD },
        { headers },
      ),
  };
  const FOLLOW = {
    'password-reset': (link: Link) =>
      own.api.post('resetPassword', { ...link, password: 'a third password' }),
    'email-change': (link: Link) => own.api.post('confirmEmail', link),
  };
  const OPEN = { 'password-reset': resetLink, 'email-change': emailLink };

  it.each([
    ['a password set by link', 'password-reset'],
    ['a password set by link', 'email-change'],
    ['a changed password', 'password-reset'],
    ['a changed password', 'email-change'],
  ] as const)('T13 O2 %s revokes the link for %s', async (change, purpose) => {
    const customer = await own.aCustomer();
    const link = await OPEN[purpose](customer);
    expect((await CHANGES[change](customer)).statusCode).toBe(200);
    expect(codeOf(await FOLLOW[purpose](link))).toEqual([410, 'LINK_SPENT']);
    const { email } = await own.office.customers.retrieve(customer.id);
    expect(email).toBe(customer.email);
  });

  it('S11 a new password takes the pending address off the profile', async () => {
    const customer = await own.aCustomer();
    await emailLink(customer);
    await own.api.post('resetPassword', { ...(await resetLink(customer)), password: NEW_PASSWORD });
    const session = await logIn(own.shop.origin, customer.email, NEW_PASSWORD);
    const headers = { authorization: `Bearer ${session?.token}` };
    expect((await own.api.get('profile', { headers })).json()).toMatchObject({
      email: customer.email,
      pendingEmail: null,
    });
  });

  it('T13 O2 a confirmed address revokes reset links mailed to the former one', async () => {
    const customer = await own.aCustomer();
    const reset = await resetLink(customer);
    const confirmed = await own.api.post('confirmEmail', await emailLink(customer));
    expect(confirmed.statusCode).toBe(200);
    const followed = await own.api.post('resetPassword', { ...reset, password: NEW_PASSWORD });
    expect(codeOf(followed)).toEqual([410, 'LINK_SPENT']);
  });

  describe('where the password is set at the platform itself', () => {
    let listening: FastifyInstance;
    let credentials: OpenCredentials;
    beforeAll(async () => {
      const said: string[] = [];
      const { origin } = own.shop;
      credentials = openCredentials({
        database: own.database,
        platform: {
          endpoint: origin,
          authEndpoint: origin,
          clientId: 'fonte-vigna-backoffice',
          clientSecret: 'demo-backoffice-secret',
        },
        log: (line) => said.push(line),
        now: () => new Date(Date.now() + own.ahead),
      });
      listening = fastify();
      postWebhook(listening, credentials.webhooks, keptCalls(own.database));
      const address = await listening.listen({ port: 0, host: '127.0.0.1' });
      void credentials.run(`${address}${CREDENTIALS_WEBHOOK}`);
      await until(() => said.length > 0);
      expect(said).toEqual([expect.stringContaining('webhooks lead to')]);
    });
    afterAll(async () => {
      credentials.close();
      await listening.close();
    });
    /** Delivers the platform's event of a password change at that time. */
    const tell = ({ id }: Customer, updated_at: Date) =>
      credentials.webhooks.receive(
        'customers.create_password',
        { data: { type: 'customers', id, attributes: { updated_at: updated_at.toISOString() } } },
        own.database,
      );

    it.each(['password-reset', 'email-change'] as const)(
      'T13 O2 revokes the link for %s',
      async (purpose) => {
        const customer = await own.aCustomer();
        const link = await OPEN[purpose](customer);
        await own.office.customers.update({ id: customer.id, password: NEW_PASSWORD });
        await until(async () => {
          const row = await own.database
            .selectFrom('link_token')
            .select('spent_at')
            .where('id', '=', link.id)
            .executeTakeFirst();
          return row === undefined;
        });
        expect(codeOf(await FOLLOW[purpose](link))).toEqual([410, 'LINK_SPENT']);
      },
    );

    it('T13 O2 keeps links issued after it, however late its event arrives', async () => {
      const customer = await own.aCustomer();
      const before = new Date();
      own.ahead = 5_000;
      const change = await emailLink(customer);
      await tell(customer, before);
      expect((await FOLLOW['email-change'](change)).statusCode).toBe(200);
      const other = await own.aCustomer();
      const link = await resetLink(other);
      await tell(other, before);
      expect((await FOLLOW['password-reset'](link)).statusCode).toBe(200);
    });
  });
});
