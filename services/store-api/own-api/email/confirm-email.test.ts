import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { asIntegration } from '../../enrichment/testing/shopper.ts';
import { openStore } from '../../open-store.ts';
import { startPlatform, type TestPlatform } from '../../testing/start-platform.ts';
import { logIn, newEmail } from '../testing/customer-session.ts';
import { codeOf, password, place } from '../testing/describe-own-data.ts';
import { faultyPlatform, unanswered, unreachable } from '../testing/faulty-platform.ts';
import { linkIn, mailsTo, startAccounts } from '../testing/start-accounts.ts';
import type { StartedFrame } from '../testing/start-frame.ts';

let shop: TestPlatform;
let database: Kysely<StoreDatabase>;
let api: StartedFrame;
let faulty: ReturnType<typeof faultyPlatform>;
/** Paths of the changes that reached the platform. */
const changed: string[] = [];
beforeAll(async () => {
  shop = await startPlatform();
  database = await openStore(':memory:');
  faulty = faultyPlatform({
    ...shop.platform,
    send: (...call) => {
      changed.push(call[1]);
      return shop.platform.send(...call);
    },
  });
  api = await startAccounts(shop, database, { platform: faulty.platform });
}, 60_000);
afterAll(async () => {
  await api.stop();
  await database.destroy();
  await shop.stop();
});

it.each([
  ['is lost', unanswered],
  ['never comes', unreachable],
])(
  'S11 the link works again, and changes the address once, if the platform’s response %s',
  async (_, fault) => {
    const office = await asIntegration(shop.origin);
    const [email, next] = [newEmail(), newEmail()];
    const { id } = await office.customers.create({ email, password });
    const session = await logIn(shop.origin, email, password);
    const headers = { authorization: `Bearer ${session?.token}` };
    await api.post('changeEmail', { ...place, email: next, password }, { headers });
    await api.settled();
    const mails = await mailsTo(database, next);
    const link = linkIn(mails.find(({ kind }) => kind === 'email-change-confirm')?.data ?? '');
    faulty.failOnce('customers', fault);
    expect(codeOf(await api.post('confirmEmail', link))).toEqual([503, 'UNAVAILABLE']);
    expect((await api.post('confirmEmail', link)).statusCode).toBe(200);
    expect((await office.customers.retrieve(id)).email).toBe(next);
    expect(changed.filter((path) => path === `customers/${id}`)).toHaveLength(1);
    expect(codeOf(await api.post('confirmEmail', link))).toEqual([410, 'LINK_SPENT']);
  },
);
