import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import type { LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import { openStore } from '../../open-store.ts';
import type { StoreDatabase } from '../../database/tables.ts';
import { asIntegration } from '../../enrichment/testing/shopper.ts';
import { startPlatform, type TestPlatform } from '../../testing/start-platform.ts';
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts';
import { logIn, newEmail } from './customer-session.ts';
import { linkIn, mailsTo, startAccounts } from './start-accounts.ts';
import type { StartedFrame } from './start-frame.ts';

export const place = { locale: 'de', market: 'de/eur' };
export const password = 'a long password';

/** Status and code of a refusal. */
export const codeOf = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  answer.json<{ error?: { code: string } }>().error?.code,
];

/** Context of the tests of a customer's own data; available while they run. */
export interface OwnData {
  shop: TestPlatform;
  /** The platform's client of an integration. */
  office: CommerceLayerBundle;
  database: Kysely<StoreDatabase>;
  api: StartedFrame;
  /** Offset of the service's clock in ms; 0 before each test. */
  ahead: number;
  /** A logged-in customer. */
  aCustomer: () => Promise<{
    email: string;
    id: string;
    session: NonNullable<Awaited<ReturnType<typeof logIn>>>;
    headers: { authorization: string };
  }>;
  lastLink: (email: string, kind: string) => Promise<{ id: string; token: string }>;
  kindsTo: (email: string) => Promise<string[]>;
}

/** Tests operations on a customer's own data: with a real platform, on SQLite and on PostgreSQL. */
export const describeOwnData = (name: string, tests: (own: OwnData) => void): void => {
  const own = { ahead: 0 } as OwnData;
  let postgres: TestPostgres;
  beforeAll(async () => {
    [postgres, own.shop] = await Promise.all([startPostgres(), startPlatform()]);
    own.office = await asIntegration(own.shop.origin);
  }, 60_000);
  afterAll(() => Promise.all([postgres.stop(), own.shop.stop()]));

  own.aCustomer = async () => {
    const { office, shop } = own;
    const email = newEmail();
    const { id } = await office.customers.create({ email, password, metadata: { lang: 'de' } });
    const session = await logIn(shop.origin, email, password);
    if (!session) throw new Error('the new customer cannot log in');
    return { email, id, session, headers: { authorization: `Bearer ${session.token}` } };
  };
  own.lastLink = async (email, kind) => {
    const mails = await mailsTo(own.database, email);
    return linkIn(mails.findLast((it) => it.kind === kind)?.data ?? '');
  };
  own.kindsTo = async (email) => (await mailsTo(own.database, email)).map((it) => it.kind);

  describe.each([
    ['SQLite', async () => ':memory:'],
    ['PostgreSQL', () => postgres.database('own')],
  ])(`${name} on %s`, (_, nameOf) => {
    beforeAll(async () => {
      own.database = await openStore(await nameOf());
      const now = () => new Date(Date.now() + own.ahead);
      own.api = await startAccounts(own.shop, own.database, { now });
    });
    beforeEach(() => {
      own.ahead = 0;
    });
    afterAll(async () => {
      await own.api.stop();
      await own.database.destroy();
    });
    tests(own);
  });
};
