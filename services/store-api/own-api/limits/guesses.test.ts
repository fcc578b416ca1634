import type { Kysely } from 'kysely';
import { startPlatform, type TestPlatform } from '../../testing/start-platform.ts';
import type { StoreDatabase } from '../../database/tables.ts';
import { openStore } from '../../open-store.ts';
import { logIn, newEmail } from '../testing/customer-session.ts';
import { startAccounts } from '../testing/start-accounts.ts';
import type { StartedFrame } from '../testing/start-frame.ts';

const password = 'the right password';
const ATTACKER = '203.0.113.7';
const SHOPPER = '198.51.100.9';

/** Those that try the old password. */
const OPERATIONS = ['changePassword', 'changeEmail', 'deleteAccount'] as const;

describe.each([
  // The platform's limit per address.
  ['believes the own API', 6, '127.0.0.1'],
  // The own API's limit, which is reached before the platform's.
  ['counts by the own API’s address', 10, ''],
])('wrong passwords of many accounts, at a platform that %s', (_, most, trusted) => {
  let shop: TestPlatform;
  let database: Kysely<StoreDatabase>;
  let api: StartedFrame;
  beforeEach(async () => {
    shop = await startPlatform('0', {
      COMMERCE_ATTEMPTS_PER_ADDRESS: trusted === '' ? '30' : String(most),
      COMMERCE_TRUSTED_PROXIES: trusted,
    });
    database = await openStore(':memory:');
    api = await startAccounts(shop, database);
  }, 60_000);
  afterEach(async () => {
    await api.stop();
    await database.destroy();
    await shop.stop();
  });

  const customer = async () => {
    const email = newEmail();
    await shop.platform.send('POST', 'customers', {
      type: 'customers',
      attributes: { email, password },
    });
    return (await logIn(shop.origin, email, password))?.token ?? '';
  };
  const place = { locale: 'it', market: 'it/eur' };
  const BODIES = {
    changePassword: (tried: string) => ({
      oldPassword: tried,
      newPassword: 'another password',
    }),
    changeEmail: (tried: string) => ({ ...place, email: newEmail(), password: tried }),
    deleteAccount: (tried: string) => ({ ...place, password: tried }),
  };
  const attempt = (
    operation: (typeof OPERATIONS)[number],
    token: string,
    tried: string,
    remoteAddress: string,
  ) =>
    api.post(operation, BODIES[operation](tried), {
      headers: { authorization: `Bearer ${token}` },
      remoteAddress,
    });

  it.each(OPERATIONS)(
    'O3 by %s slow down the network they come from, and no one else',
    async (operation) => {
      const statuses: number[] = [];
      for (let index = 0; index < 11; index += 1) {
        const token = await customer();
        for (let guess = 0; guess < 2; guess += 1)
          statuses.push((await attempt(operation, token, `guess ${guess}`, ATTACKER)).statusCode);
      }
      expect(statuses.slice(0, most)).toEqual(Array.from({ length: most }, () => 403));
      expect(statuses.slice(most)).not.toContain(403);
      for (const other of OPERATIONS)
        expect((await attempt(other, await customer(), password, SHOPPER)).statusCode).toBeLessThan(
          300,
        );
    },
    60_000,
  );
});
