import { startPlatform, type TestPlatform } from '../../testing/start-platform.ts';
import { openStore } from '../../open-store.ts';
import { logIn, newEmail } from '../testing/customer-session.ts';
import { startAccounts } from '../testing/start-accounts.ts';
import type { StartedFrame } from '../testing/start-frame.ts';

const password = 'the right password';
const ATTACKER = '203.0.113.7';
const SHOPPER = '198.51.100.9';

describe.each([
  // The platform's limit per address.
  ['believes the own API', 6, '127.0.0.1'],
  // The own API's limit, which is reached before the platform's.
  ['counts by the own API’s address', 10, ''],
])('wrong passwords of many accounts, at a platform that %s', (_, most, trusted) => {
  let shop: TestPlatform;
  let api: StartedFrame;
  beforeAll(async () => {
    shop = await startPlatform('0', {
      COMMERCE_ATTEMPTS_PER_ADDRESS: trusted === '' ? '30' : String(most),
      COMMERCE_TRUSTED_PROXIES: trusted,
    });
    api = await startAccounts(shop, await openStore(':memory:'));
  }, 60_000);
  afterAll(() => Promise.all([api.stop(), shop.stop()]));

  const customer = async () => {
    const email = newEmail();
    await shop.platform.send('POST', 'customers', {
      type: 'customers',
      attributes: { email, password },
    });
    return (await logIn(shop.origin, email, password))?.token ?? '';
  };
  const change = (token: string, oldPassword: string, remoteAddress: string) =>
    api.post(
      'changePassword',
      { oldPassword, newPassword: 'another password' },
      { headers: { authorization: `Bearer ${token}` }, remoteAddress },
    );

  it('O3 slow down the network they come from, and no one else', async () => {
    const tokens: string[] = [];
    for (let index = 0; index < 11; index += 1) tokens.push(await customer());
    const statuses: number[] = [];
    for (const token of tokens)
      for (let guess = 0; guess < 2; guess += 1)
        statuses.push((await change(token, `guess ${guess}`, ATTACKER)).statusCode);
    expect(statuses.slice(0, most)).toEqual(Array.from({ length: most }, () => 403));
    expect(statuses.slice(most)).not.toContain(403);
    const own = await customer();
    expect((await change(own, password, SHOPPER)).statusCode).toBe(200);
  });
});
