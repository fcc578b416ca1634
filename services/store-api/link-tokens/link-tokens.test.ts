import type { Kysely } from 'kysely';
import { openStore } from '../open-store.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import {
  restoreLinkToken,
  issueLinkToken,
  readJustSpent,
  readLinkToken,
  revokeLinkTokens,
  spendLinkToken,
} from './index.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const MINUTE = 60_000;
const purpose = 'password-reset';
const reset = { purpose, subject: 'ada', expiresIn: 30 * MINUTE } as const;

describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', () => postgres.database('link_tokens')],
])('links of mails on %s', (_, nameOf) => {
  let database: Kysely<StoreDatabase>;
  beforeAll(async () => {
    database = await openStore(await nameOf());
  });
  afterEach(() => database.deleteFrom('link_token').execute());
  afterAll(() => database.destroy());

  it('O2 spends a link once, also when it is shown many times at once', async () => {
    const link = { purpose, ...(await issueLinkToken(database, reset)) } as const;
    const spent = await Promise.all(
      Array.from({ length: 8 }, () => spendLinkToken(database, link)),
    );
    expect(spent.filter(Boolean)).toEqual([{ subject: 'ada' }]);
    expect(await readLinkToken(database, link)).toBeNull();
  });

  it('O2 keeps no token, and none is short', async () => {
    const { token } = await issueLinkToken(database, reset);
    const rows = await database.selectFrom('link_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('O2 reads a link as often as asked, and spends none by it', async () => {
    const link = { purpose, ...(await issueLinkToken(database, reset)) } as const;
    expect(await readLinkToken(database, link)).toEqual({ subject: 'ada' });
    expect(await spendLinkToken(database, link)).toEqual({ subject: 'ada' });
  });

  it('O2 takes no link that is late, and forgets it with the next one', async () => {
    const now = new Date('2026-11-23T10:00:00.000Z');
    const at = (minutes: number) => () => new Date(now.getTime() + minutes * MINUTE);
    const link = { purpose, ...(await issueLinkToken(database, reset, at(0))) } as const;
    expect(await readLinkToken(database, link, at(29))).not.toBeNull();
    expect(await spendLinkToken(database, link, at(30))).toBeNull();
    await issueLinkToken(database, reset, at(31));
    expect(await database.selectFrom('link_token').selectAll().execute()).toHaveLength(1);
  });

  it('O2 takes the token of one link with the id of another for none', async () => {
    const [one, other] = [
      await issueLinkToken(database, reset),
      await issueLinkToken(database, { ...reset, subject: 'bob' }),
    ];
    expect(await spendLinkToken(database, { purpose, id: other.id, token: one.token })).toBeNull();
    expect(await spendLinkToken(database, { ...one, purpose: 'email-change' })).toBeNull();
    for (const id of ['', `${one.id}\0`, 'x'.repeat(100_000), '%'])
      expect(await spendLinkToken(database, { purpose, id, token: one.token })).toBeNull();
    expect(await spendLinkToken(database, { purpose, ...one })).toEqual({ subject: 'ada' });
  });

  it('O2 spends the links before it too, of no one else', async () => {
    const [older, newer, others] = [
      await issueLinkToken(database, reset),
      await issueLinkToken(database, reset),
      await issueLinkToken(database, { ...reset, subject: 'bob' }),
    ];
    await spendLinkToken(database, { purpose, ...newer });
    expect(await spendLinkToken(database, { purpose, ...older })).toBeNull();
    expect(await spendLinkToken(database, { purpose, ...others })).toEqual({ subject: 'bob' });
  });

  it('O2 recognizes a spent link for ten minutes, and no revoked one', async () => {
    const [older, newer] = [
      await issueLinkToken(database, reset),
      await issueLinkToken(database, reset),
    ];
    await spendLinkToken(database, { purpose, ...newer });
    const after = (minutes: number) => () => new Date(Date.now() + minutes * MINUTE);
    const isSpent = (link: typeof newer, minutes = 0) =>
      readJustSpent(database, { purpose, ...link }, after(minutes));
    expect(await isSpent(newer, 9)).toEqual({ subject: 'ada' });
    expect(await isSpent(newer, 11)).toBeNull();
    expect(await isSpent(older)).toBeNull();
    await revokeLinkTokens(database, reset);
    expect(await isSpent(newer)).toEqual({ subject: 'ada' });
    await revokeLinkTokens(database, { ...reset, alsoSpent: true });
    expect(await isSpent(newer)).toBeNull();
  });

  it('gives a link back whose work could not be done', async () => {
    const link = { purpose, ...(await issueLinkToken(database, reset)) } as const;
    await spendLinkToken(database, link);
    await restoreLinkToken(database, link);
    expect(await spendLinkToken(database, link)).toEqual({ subject: 'ada' });
  });
});
