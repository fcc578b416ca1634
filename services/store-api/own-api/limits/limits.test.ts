import { createHash } from 'node:crypto';
import { buildApp } from '../../build-app.ts';
import { openStore } from '../../open-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { fakeContext } from '../testing/fake-context.ts';
import { networkAround } from './operation-limits.ts';

const PROXY = '10.0.0.1';

/** Creates every customer it is asked to. */
const made: unknown[] = [];
const platform: Platform = {
  read: async () => null,
  list: async () => ({ rows: [], recordCount: 0 }),
  send: async (_, __, data) => {
    made.push(data);
    return {
      type: 'customers',
      id: `id-${made.length}`,
      attributes: {},
      one: () => null,
      many: () => [],
      nested: () => ({}),
    };
  },
};

const start = async (trustedProxies: string[] = []) => {
  made.length = 0;
  const database = await openStore(':memory:');
  const app = buildApp({
    database,
    shell: { contract: '1.2.0', runtime: undefined },
    now: () => new Date(),
    deployToken: 'a-token-for-tests',
    trustedProxies,
    ownApi: {
      context: await fakeContext({ database, platform }),
      origins: [],
      perMinute: 30,
      perAccount: 5,
    },
  });
  const signUp = async (email: string, remoteAddress: string, headers = {}): Promise<number> => {
    const answered = await app.inject({
      method: 'POST',
      url: '/api/signup',
      remoteAddress,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ locale: 'it', market: 'it/eur', email, password: 'a long secret' }),
    });
    return answered.statusCode;
  };
  return { signUp, stop: async () => void (await app.close(), await database.destroy()) };
};

const emailOf = (index: number): string =>
  `${createHash('sha1').update(`${index}`).digest('hex')}@shop.example`;

const hundreds = async (
  count: number,
  signUp: (index: number) => Promise<number>,
): Promise<Record<number, number>> => {
  const statuses: Record<number, number> = {};
  for (let index = 0; index < count; index += 1) {
    const status = await signUp(index);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
};

describe('200 sign-ups in a minute', () => {
  // Time refills the buckets.
  beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.now()));
  afterEach(() => jest.restoreAllMocks());

  it('429 make 30 accounts from one address, whatever it says of itself', async () => {
    const { signUp, stop } = await start();
    const statuses = await hundreds(200, (index) =>
      signUp(emailOf(index), '203.0.113.7', { 'x-forwarded-for': `198.51.100.${index}` }),
    );
    expect(statuses).toEqual({ 201: 30, 429: 170 });
    expect(made).toHaveLength(30);
    await stop();
  });

  it('429 make 150 from all addresses of a network', async () => {
    const { signUp, stop } = await start();
    const statuses = await hundreds(200, (index) => signUp(emailOf(index), `203.0.113.${index}`));
    expect(statuses).toEqual({ 201: 150, 429: 50 });
    await stop();
  });

  it('429 ask 5 times about one e-mail address from everywhere', async () => {
    const { signUp, stop } = await start();
    const statuses = await hundreds(200, (index) => signUp(emailOf(1), `10.${index}.0.1`));
    expect(statuses).toEqual({ 201: 5, 429: 195 });
    await stop();
  });

  it('pass from many visitors behind a proxy that is trusted, and from one no more than elsewhere', async () => {
    const { signUp, stop } = await start([PROXY]);
    const behind = (visitor: string) => ({ 'x-forwarded-for': visitor });
    const many = await hundreds(200, (index) =>
      signUp(emailOf(index), PROXY, behind(`198.${index}.100.1`)),
    );
    expect(many).toEqual({ 201: 200 });
    const one = await hundreds(40, (index) =>
      signUp(emailOf(1000 + index), PROXY, behind(`192.0.2.${index}, 203.0.113.7`)),
    );
    expect(one).toEqual({ 201: 30, 429: 10 });
    await stop();
  });
});

describe('the network around an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113'],
    ['::ffff:203.0.113.7', '203.0.113'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0'],
  ])('of %s is %s', (address, network) => {
    expect(networkAround(address)).toBe(network);
  });
});
