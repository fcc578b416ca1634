import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { asIntegration } from '../../enrichment/testing/shopper.ts';
import { spendLinkToken } from '../../link-tokens/index.ts';
import { openStore } from '../../open-store.ts';
import { startPlatform, type TestPlatform } from '../../testing/start-platform.ts';
import { forgetEmailChange } from '../accounts/revoke-links.ts';
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

/** A logged-in customer with an unconfirmed change of the address. */
const requestChange = async () => {
  const office = await asIntegration(shop.origin);
  const email = newEmail();
  const { id } = await office.customers.create({ email, password });
  const session = await logIn(shop.origin, email, password);
  const headers = { authorization: `Bearer ${session?.token}` };
  const linkTo = async (next: string) => {
    await api.post('changeEmail', { ...place, email: next, password }, { headers });
    await api.settled();
    const mails = await mailsTo(database, next);
    return linkIn(mails.find(({ kind }) => kind === 'email-change-confirm')?.data ?? '');
  };
  const next = newEmail();
  return {
    ...{ id, email, next, linkTo, link: await linkTo(next) },
    current: async () => (await office.customers.retrieve(id)).email,
    changeAtPlatform: (to: string) => office.customers.update({ id, email: to }),
  };
};
const confirm = (link: { id: string; token: string }) => api.post('confirmEmail', link);

/** Like a process that dies before it changes the address. */
const spend = (link: { id: string; token: string }) =>
  spendLinkToken(database, { purpose: 'email-change', ...link });

it.each([
  ['is lost', unanswered],
  ['never comes', unreachable],
])(
  'S11 the link works again, and changes the address once, if the platform’s response %s',
  async (_, fault) => {
    const { id, link, next, current } = await requestChange();
    faulty.failOnce('customers', fault);
    expect(codeOf(await confirm(link))).toEqual([503, 'UNAVAILABLE']);
    expect((await confirm(link)).statusCode).toBe(200);
    expect(await current()).toBe(next);
    // The response of the second attempt may be lost, too.
    expect((await confirm(link)).statusCode).toBe(200);
    expect(changed.filter((path) => path === `customers/${id}`)).toHaveLength(1);
  },
);

it('T13 finishes the change of a link that was spent by a process that died', async () => {
  const { link, next, current } = await requestChange();
  await spend(link);
  expect((await confirm(link)).statusCode).toBe(200);
  expect(await current()).toBe(next);
});

it('T13 a repeated link undoes no later change of the address', async () => {
  const { email, link, current, changeAtPlatform } = await requestChange();
  expect((await confirm(link)).statusCode).toBe(200);
  await changeAtPlatform(email);
  expect(codeOf(await confirm(link))).toEqual([410, 'LINK_SPENT']);
  expect(await current()).toBe(email);
});

it('T13 a repeated link does not confirm the address of a later request', async () => {
  const { email, link, linkTo, current } = await requestChange();
  await spend(link);
  const later = newEmail();
  const laterLink = await linkTo(later);
  expect(codeOf(await confirm(link))).toEqual([410, 'LINK_SPENT']);
  expect(await current()).toBe(email);
  expect((await confirm(laterLink)).statusCode).toBe(200);
  expect(await current()).toBe(later);
});

it('T13 a link whose change a new password took back stays spent', async () => {
  const { id, email, link, current } = await requestChange();
  await spend(link);
  await forgetEmailChange({ database }, id);
  expect(codeOf(await confirm(link))).toEqual([410, 'LINK_SPENT']);
  expect(await current()).toBe(email);
});
