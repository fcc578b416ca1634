import { asShopper } from '../../enrichment/testing/shopper.ts';
import {
  issueLinkToken,
  readLinkToken,
  type LinkPurpose,
  trackingLink,
} from '../../link-tokens/index.ts';
import { placeOrder } from '../orders/testing/place-order.ts';
import { newEmail } from '../testing/customer-session.ts';
import { describeOwnData, password, place } from '../testing/describe-own-data.ts';
import { linkIn, mailsTo } from '../testing/start-accounts.ts';
import { openCredentials } from './open-credentials.ts';

const NEW_PASSWORD = 'a second password';
const HOUR = 3_600_000;

interface Link {
  id: string;
  token: string;
}

describeOwnData('every link', (own) => {
  type Customer = Awaited<ReturnType<typeof own.aCustomer>>;

  const post = async (path: string, body: object, { headers }: Partial<Customer> = {}) => {
    const answer = await own.api.post(path, body, headers && { headers });
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
    await own.api.settled();
  };
  const succeeds = async (path: string, body: object): Promise<boolean> =>
    (await own.api.post(path, body)).statusCode === 200;
  /** Whether the token of a link is valid, if following the link always answers the same. */
  const isValid = async (purpose: LinkPurpose, link: Link): Promise<boolean> =>
    (await readLinkToken(own.database, { purpose, ...link })) !== null;

  const newsletterMail = async (customer: Customer): Promise<string> => {
    await post('newsletter', { ...place, consent: true }, customer);
    const mails = await mailsTo(own.database, customer.email);
    return mails.findLast((it) => it.kind === 'newsletter-confirm')?.data ?? '';
  };

  /** How a link of each purpose is issued for a customer, and whether it still permits its action. */
  const LINKS: Readonly<
    Record<
      LinkPurpose,
      {
        issue: (customer: Customer) => Promise<Link>;
        works: (link: Link) => Promise<boolean>;
      }
    >
  > = {
    'password-reset': {
      issue: async ({ email }) => {
        await post('resetPassword', { ...place, email });
        return own.lastLink(email, 'password-reset');
      },
      works: (link) => succeeds('resetPassword', { ...link, password: 'a third password' }),
    },
    'email-change': {
      issue: async (customer) => {
        const email = newEmail();
        await post('changeEmail', { ...place, email, password }, customer);
        return own.lastLink(email, 'email-change-confirm');
      },
      works: (link) => succeeds('confirmEmail', link),
    },
    'newsletter-confirm': {
      issue: async (customer) => linkIn(await newsletterMail(customer)),
      works: (link) => succeeds('confirmNewsletter', link),
    },
    'stock-confirm': {
      issue: async ({ email }) => {
        await post('backInStock', { ...place, email, sku: 'BAROLO-750' });
        return own.lastLink(email, 'back-in-stock-confirm');
      },
      works: (link) => succeeds('confirmBackInStock', link),
    },
    unsubscribe: {
      issue: async (customer) => {
        const data = await newsletterMail(customer);
        const { page } = (JSON.parse(data) as { unsubscribe: { page: string } }).unsubscribe;
        return linkIn(JSON.stringify({ link: page }));
      },
      works: (link) => isValid('unsubscribe', link),
    },
    'order-tracking': {
      issue: async ({ email }) => {
        const { id: orderId } = await placeOrder(await asShopper(own.shop.origin), email);
        const context = { shopOrigin: 'https://shop.example', now: () => new Date() };
        const asked = { orderId, locale: 'de', market: 'de/eur' } as const;
        const { href } = await trackingLink(own.database, context, asked);
        return linkIn(JSON.stringify({ link: href }));
      },
      works: (link) => succeeds('trackedOrder', link),
    },
    'release-preview': {
      issue: () =>
        issueLinkToken(own.database, {
          purpose: 'release-preview',
          subject: '{}',
          expiresIn: HOUR,
        }),
      works: (link) => isValid('release-preview', link),
    },
  };
  const PURPOSES = Object.keys(LINKS) as LinkPurpose[];

  const ACCOUNT: readonly LinkPurpose[] = ['password-reset', 'email-change'];

  /** Each event of an account, with the links that it revokes. */
  const EVENTS: Readonly<
    Record<string, { happens: (customer: Customer) => Promise<unknown>; revokes: typeof ACCOUNT }>
  > = {
    'a password set by link': {
      happens: async (customer) =>
        post('resetPassword', {
          ...(await LINKS['password-reset'].issue(customer)),
          password: NEW_PASSWORD,
        }),
      revokes: ACCOUNT,
    },
    'a changed password': {
      happens: (customer) =>
        post('changePassword', { oldPassword: password, newPassword: NEW_PASSWORD }, customer),
      revokes: ACCOUNT,
    },
    'a password set at the platform itself': {
      happens: async ({ id }) => {
        const { origin } = own.shop;
        const platform = { endpoint: origin, authEndpoint: origin, clientId: '', clientSecret: '' };
        const credentials = openCredentials({
          database: own.database,
          platform,
          log: () => undefined,
        });
        const attributes = { updated_at: new Date().toISOString() };
        await credentials.webhooks.receive(
          'customers.create_password',
          { data: { type: 'customers', id, attributes } },
          own.database,
        );
        credentials.close();
      },
      revokes: ACCOUNT,
    },
    'an address changed by link': {
      happens: async (customer) =>
        post('confirmEmail', await LINKS['email-change'].issue(customer)),
      revokes: ACCOUNT,
    },
    'an address changed at the platform itself': {
      happens: ({ id }) => own.office.customers.update({ id, email: newEmail() }),
      revokes: ACCOUNT,
    },
    'the deletion of the account': {
      happens: (customer) => post('deleteAccount', { ...place, password }, customer),
      revokes: [...ACCOUNT, 'newsletter-confirm', 'stock-confirm', 'unsubscribe'],
    },
  };

  it.each(PURPOSES)('T13 O2 works without an event: %s', async (purpose) => {
    const link = await LINKS[purpose].issue(await own.aCustomer());
    expect(await LINKS[purpose].works(link)).toBe(true);
  });

  it.each(Object.entries(EVENTS))('T13 O2 is revoked or not by %s', async (_, event) => {
    const customer = await own.aCustomer();
    const links: [LinkPurpose, Link][] = [];
    for (const purpose of PURPOSES) links.push([purpose, await LINKS[purpose].issue(customer)]);
    await event.happens(customer);
    const revoked: LinkPurpose[] = [];
    for (const [purpose, link] of links)
      if (!(await LINKS[purpose].works(link))) revoked.push(purpose);
    expect(revoked).toEqual(event.revokes);
  });

  it('T13 O2 of an address that changed at the platform gives no way back to the account', async () => {
    const customer = await own.aCustomer();
    const reset = await LINKS['password-reset'].issue(customer);
    const change = await LINKS['email-change'].issue(customer);
    const email = newEmail();
    await own.office.customers.update({ id: customer.id, email });
    expect(await LINKS['email-change'].works(change)).toBe(false);
    expect(await LINKS['password-reset'].works(reset)).toBe(false);
    expect((await own.office.customers.retrieve(customer.id)).email).toBe(email);
    const fresh = await LINKS['password-reset'].issue({ ...customer, email });
    expect(await LINKS['password-reset'].works(fresh)).toBe(true);
  });
});
