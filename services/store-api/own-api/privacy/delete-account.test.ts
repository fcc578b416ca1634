import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { asIntegration, asShopper } from '../../enrichment/testing/shopper.ts';
import { issueLinkToken } from '../../link-tokens/index.ts';
import { openStore } from '../../open-store.ts';
import { keepWork } from '../../pending-work/index.ts';
import { buyerOf } from '../../reviews/buyer-of.ts';
import { startPlatform, type TestPlatform } from '../../testing/start-platform.ts';
import { placeOrder } from '../orders/testing/place-order.ts';
import { logIn, newEmail } from '../testing/customer-session.ts';
import { codeOf, password, place } from '../testing/describe-own-data.ts';
import { mailsTo, startAccounts } from '../testing/start-accounts.ts';
import type { StartedFrame } from '../testing/start-frame.ts';
import { startOwnApi } from '../testing/start-own-api.ts';
import {
  faultyPlatform,
  refused,
  unanswered,
  unreachable,
  type FaultyPlatform,
} from '../testing/faulty-platform.ts';
import { finishPending } from './testing/finish-pending.ts';

const DAY = 24 * 3_600_000;

let shop: TestPlatform;
let office: CommerceLayerBundle;
let folder: string;
let file: string;
let database: Kysely<StoreDatabase>;
let api: StartedFrame;
let faulty: FaultyPlatform;
/** How often the refresh of a rating still fails. */
let refreshFails = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-deletion-'));
  file = join(folder, 'store.sqlite');
  shop = await startPlatform();
  office = await asIntegration(shop.origin);
  database = await openStore(file);
  faulty = faultyPlatform(shop.platform);
  api = await startAccounts(shop, database, {
    platform: faulty.platform,
    refreshRating: async () => {
      refreshFails -= 1;
      if (refreshFails >= 0) throw new TypeError('fetch failed');
    },
  });
}, 60_000);
afterAll(async () => {
  await api.stop();
  await database.destroy();
  await shop.stop();
  await rm(folder, { recursive: true });
});

const writeReview = (id: string) =>
  database
    .insertInto('review')
    .values({
      ...{ id: randomUUID(), kind: 'sku', code: 'CORKSCREW-OLIVE', rating: 5, locale: 'de' },
      ...{ title: 'Good', text: 'Good.', name: 'Ada', buyer: buyerOf(id), state: 'published' },
      created_at: new Date().toISOString(),
    })
    .execute();
/** What an address requests without an account: a notice, and the newsletter with a link to unsubscribe. */
const requestMails = async (email: string) => {
  const at = { email, locale: 'de', market: 'de/eur', asked_at: new Date().toISOString() } as const;
  const wait = { ...at, id: randomUUID(), sku: 'BAROLO-750', confirmed_at: null };
  await database.insertInto('stock_wait').values(wait).execute();
  await database
    .insertInto('newsletter_request')
    .values({ ...at, source: null })
    .execute();
  const link = { subject: email, purpose: 'unsubscribe', expiresIn: 365 * DAY } as const;
  await issueLinkToken(database, link);
};
const signUp = async (email: string) => {
  await api.post('signup', { ...place, email, password });
  await api.settled();
};
/** A customer with a review and requests by mail, whose address also has a guest order. */
const aCustomer = async () => {
  const email = newEmail();
  const guestOrder = await placeOrder(await asShopper(shop.origin), email);
  await signUp(email);
  const [customer] = await office.customers.list({ filters: { email_eq: email } });
  const id = customer?.id ?? '';
  await office.customer_subscriptions.create({ customer_email: email, reference: 'Newsletter' });
  await writeReview(id);
  await requestMails(email);
  const session = await logIn(shop.origin, email, password);
  const headers = { authorization: `Bearer ${session?.token}` };
  return { email, id, headers, guestOrder: guestOrder.id };
};
type Customer = Awaited<ReturnType<typeof aCustomer>>;

const remove = async ({ headers }: Customer) => {
  const gone = await api.post('deleteAccount', { ...place, password }, { headers });
  await api.settled();
  return gone;
};
const rowsOf = (table: 'stock_wait' | 'newsletter_request', email: string) =>
  database.selectFrom(table).select('email').where('email', '=', email).execute();
const stateOf = async ({ email, id, guestOrder }: Customer) => {
  const order = await office.orders.retrieve(guestOrder, { include: ['customer'] });
  const reviews = database.selectFrom('review').select('id').where('buyer', '=', buyerOf(id));
  const links = database.selectFrom('link_token').select('id').where('subject', '=', email);
  const customer = await office.customers.retrieve(id, { include: ['customer_subscriptions'] });
  return {
    canLogIn: (await logIn(shop.origin, email, password)) !== null,
    anonymization: customer.anonymization_status ?? null,
    subscriptions: customer.customer_subscriptions?.length ?? 0,
    reviews: (await reviews.execute()).length,
    waits: (await rowsOf('stock_wait', email)).length,
    newsletter: (await rowsOf('newsletter_request', email)).length,
    links: (await links.execute()).length,
    ownsGuestOrder: order.customer?.id === id,
    mails: (await mailsTo(database, email)).filter(({ kind }) => kind === 'account-deleted').length,
  };
};
const UNTOUCHED = {
  ...{ canLogIn: true, anonymization: null, subscriptions: 1, reviews: 1, waits: 1 },
  ...{ newsletter: 1, links: 1, ownsGuestOrder: true, mails: 0 },
};
const DELETED = {
  ...{ canLogIn: false, anonymization: 'requested', subscriptions: 0, reviews: 0, waits: 0 },
  ...{ newsletter: 0, links: 0, ownsGuestOrder: false, mails: 1 },
};
const pending = () => database.selectFrom('pending_work').select('kind').execute();
const finishLater = async () =>
  expect(await finishPending(database, shop.platform)).toEqual(['account-deletion']);

describe('the deletion of an account', () => {
  it('S11 changes nothing if the platform refuses it, and can be requested again', async () => {
    const ada = await aCustomer();
    faulty.failOnce('customers', refused);
    expect((await remove(ada)).statusCode).toBe(500);
    expect(await pending()).toEqual([]);
    expect(await stateOf(ada)).toEqual(UNTOUCHED);
    expect((await remove(ada)).statusCode).toBe(200);
    expect(await stateOf(ada)).toEqual(DELETED);
  });

  it('S11 changes nothing if the platform never gets it, and can be requested again', async () => {
    const ada = await aCustomer();
    faulty.failOnce('customers', unreachable);
    expect(codeOf(await remove(ada))).toEqual([503, 'UNAVAILABLE']);
    await finishLater();
    expect(await stateOf(ada)).toEqual(UNTOUCHED);
    expect((await remove(ada)).statusCode).toBe(200);
    expect(await stateOf(ada)).toEqual(DELETED);
  });

  it('S11 O2 sends one mail if it was requested again in the meantime', async () => {
    const ada = await aCustomer();
    faulty.failOnce('customers', unreachable);
    expect((await remove(ada)).statusCode).toBe(503);
    expect((await remove(ada)).statusCode).toBe(200);
    await finishLater();
    expect(await stateOf(ada)).toEqual(DELETED);
  });

  it('S11 O2 is completed later, with one mail, if the platform’s response was lost', async () => {
    const ada = await aCustomer();
    faulty.failOnce('customers', unanswered);
    expect(codeOf(await remove(ada))).toEqual([503, 'UNAVAILABLE']);
    expect(codeOf(await remove(ada))).toEqual([401, 'UNAUTHORIZED']);
    await finishLater();
    expect(await stateOf(ada)).toEqual(DELETED);
  });

  it.each([
    ['never arrives', unreachable],
    ['is refused', refused],
    ['is made, but its response is lost', unanswered],
  ])(
    'S11 O2 is completed later, with one mail, if the change of a guest order %s',
    async (_, fault) => {
      const ada = await aCustomer();
      faulty.failOnce('orders', fault);
      expect((await remove(ada)).statusCode).toBe(200);
      // The platform must not anonymize a guest order that is still the customer's.
      const meanwhile = { anonymization: null, canLogIn: false, reviews: 0, mails: 0 };
      expect(await stateOf(ada)).toMatchObject(meanwhile);
      await finishLater();
      expect(await stateOf(ada)).toEqual(DELETED);
    },
  );

  it('S11 O2 is completed later, with one mail, if this service fails', async () => {
    const ada = await aCustomer();
    refreshFails = 1;
    expect((await remove(ada)).statusCode).toBe(200);
    expect(await stateOf(ada)).toMatchObject({ canLogIn: false, ownsGuestOrder: true, mails: 0 });
    await finishLater();
    expect(await stateOf(ada)).toEqual(DELETED);
  });

  it('S11 O2 is completed later, with one mail, if the process dies once it is made', async () => {
    const ada = await aCustomer();
    const doomed = await startOwnApi({ database: file, platform: shop.origin, dieAt: 'made' });
    expect(await doomed.post('deleteAccount', { ...place, password }, ada.headers)).toBeNull();
    await doomed.ended;
    expect(await stateOf(ada)).toMatchObject({ canLogIn: false, reviews: 1, mails: 0 });
    await finishLater();
    expect(await stateOf(ada)).toEqual(DELETED);
  });

  it('S11 that is completed later leaves a new account with the address its requests', async () => {
    const ada = await aCustomer();
    faulty.failOnce('customers', unanswered);
    await remove(ada);
    await database.deleteFrom('stock_wait').where('email', '=', ada.email).execute();
    await database.deleteFrom('newsletter_request').where('email', '=', ada.email).execute();
    await signUp(ada.email);
    await requestMails(ada.email);
    await office.customer_subscriptions.create({
      customer_email: ada.email,
      reference: 'Newsletter',
    });
    await finishLater();
    expect(await stateOf(ada)).toEqual({
      ...DELETED,
      ...{ canLogIn: true, waits: 1, newsletter: 1, links: 1 },
    });
    const [anew] = await office.customers.list({
      filters: { email_eq: ada.email },
      include: ['customer_subscriptions'],
    });
    expect(anew?.customer_subscriptions).toHaveLength(1);
  });

  it('S11 T13 ends a pending change of the address', async () => {
    const ada = await aCustomer();
    const change = { customerId: ada.id, from: ada.email, to: newEmail(), place };
    await keepWork(database, { id: 'change', kind: 'email-change', payload: change }, DAY);
    expect((await remove(ada)).statusCode).toBe(200);
    expect(await pending()).toEqual([]);
  });
});
