import { rawClient, type RawAnswer } from '../../../testing/json-api.ts';
import { startPlatform, type RunningPlatform } from '../../../testing/start-platform.ts';

let platform: RunningPlatform;
afterEach(async () => {
  jest.restoreAllMocks();
  await platform.stop();
});

/** The limits an operator gets who configures nothing. */
const standard = {
  COMMERCE_ATTEMPTS_PER_ACCOUNT: '10',
  COMMERCE_ATTEMPTS_PER_ADDRESS: '50',
  COMMERCE_ATTEMPTS_SECONDS: '300',
};
/** Time stands still, or a slow machine forgets failures while others are still being made. */
const start = async (env: Record<string, string> = {}) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  platform = await startPlatform({ ...standard, ...env });
};

const anna = { username: 'anna@example.com', password: 'segreto1' };
/** The answer to a password, from an address and with headers of one's own. */
const logIn = (
  credentials: object,
  { from = '127.0.0.1', headers = {} }: { from?: string; headers?: Record<string, string> } = {},
) =>
  platform.app.inject({
    method: 'POST',
    url: '/oauth/token',
    remoteAddress: from,
    headers,
    payload: {
      grant_type: 'password',
      client_id: platform.config.clients.salesChannelId,
      scope: 'market:code:it-eur',
      ...credentials,
    },
  });
const guess = (index: number, username = anna.username) => ({
  username,
  password: `guess ${index}`,
});
const repeat = async <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let index = 0; index < times; index += 1) answers.push(await work(index));
  return answers;
};
const asGuest = async () => rawClient(platform, (await platform.token()).access_token);
const patch = (type: string, id: string, attributes: object) => ({
  path: `/api/${type}/${id}`,
  init: { method: 'PATCH', data: { type, id, attributes } },
});
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);
const isLimited = ({ status, headers, body }: RawAnswer) => {
  expect([status, headers.get('retry-after')]).toEqual([429, '30']);
  expect(body.errors).toMatchObject([{ code: 'TOO_MANY_REQUESTS', status: '429' }]);
};

describe('guesses at a password', () => {
  it('are refused after ten failures in five minutes, the right password as well', async () => {
    await start();
    const answers = await repeat(12, (index) => logIn(guess(index)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array<number>(10).fill(401),
      429,
      429,
    ]);
    const right = await logIn(anna);
    expect(right.statusCode).toBe(429);
    expect(right.headers['retry-after']).toBe('30');
    expect(right.json()).toMatchObject({ errors: [{ code: 'TOO_MANY_REQUESTS', status: 429 }] });
    // The name in another spelling is the same account, from another address too.
    const spelt = await logIn({ ...anna, username: ' ANNA@example.com' }, { from: '192.0.2.1' });
    expect(spelt.statusCode).toBe(429);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
    expect((await logIn(anna)).statusCode).toBe(200);
  });

  it('are counted though they come at once', async () => {
    await start();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => logIn(guess(index))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  });

  it('tell nothing of an account that does not exist', async () => {
    await start();
    const answers = await repeat(11, (index) => logIn(guess(index, 'nobody@example.com')));
    expect(answers.at(-1)!.statusCode).toBe(429);
  });

  it('are limited per address, whatever the accounts', async () => {
    await start();
    const answers = await repeat(51, (index) => logIn(guess(0, `nobody${index}@example.com`)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(50);
    expect((await logIn(anna)).statusCode).toBe(429);
    expect((await logIn(anna, { from: '192.0.2.1' })).statusCode).toBe(200);
  });

  it('cost a customer who logs in often next to nothing', async () => {
    await start();
    const answers = await repeat(60, () => logIn(anna));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
  });

  it('come from the address of the socket; only a trusted proxy may name another', async () => {
    const forwarded = (index: number) => ({
      headers: { 'x-forwarded-for': `198.51.100.${index}` },
    });
    const logInAll = () =>
      repeat(52, (index) => logIn(guess(0, `nobody${index}@example.com`), forwarded(index)));
    await start();
    expect((await logInAll()).at(-1)!.statusCode).toBe(429);
    await platform.stop();
    await start({ COMMERCE_TRUSTED_PROXIES: '127.0.0.1' });
    expect((await logInAll()).at(-1)!.statusCode).toBe(401);
  });

  it('of the organization’s user are refused in the same way', async () => {
    await start();
    const sign = (password: string) =>
      platform.app.inject({
        method: 'POST',
        url: '/oauth/authorize',
        payload: { email: platform.config.user.email, password, decision: 'allow' },
      });
    await repeat(10, (index) => sign(`guess ${index}`));
    expect((await sign(platform.config.user.password)).statusCode).toBe(429);
  });
});

describe('guesses at a code', () => {
  const cart = async () => {
    const guest = await platform.guest();
    return (await guest.orders.create({})).id;
  };

  it.each(['coupon_code', 'gift_card_code', 'gift_card_or_coupon_code'])(
    'in %s are refused after ten failures on one order',
    async (field) => {
      await start();
      const [call, id] = [await asGuest(), await cart()];
      const answers = await repeat(12, (index) => {
        const { path, init } = patch('orders', id, { [field]: `GUESS-${index}-AAAA` });
        return call(path, init);
      });
      expect(statusesOf(answers)).toEqual([...Array<number>(10).fill(422), 429, 429]);
      isLimited(answers.at(-1)!);
      // The cart stays usable, and a code can be removed.
      for (const attributes of [{ language_code: 'it' }, { [field]: '' }]) {
        const { path, init } = patch('orders', id, attributes);
        expect((await call(path, init)).status).toBe(200);
      }
    },
  );

  it('are limited per address, whatever the orders', async () => {
    await start();
    const call = await asGuest();
    const answers = await repeat(51, (index) =>
      call('/api/orders', {
        method: 'POST',
        data: { type: 'orders', attributes: { coupon_code: `GUESS-${index}-AAAA` } },
      }),
    );
    expect(statusesOf(answers).filter((status) => status === 422)).toHaveLength(50);
    expect(answers.at(-1)!.status).toBe(429);
  });

  it('by an integration are not limited', async () => {
    await start();
    const [integration, id] = [await platform.integration(), await cart()];
    const answers = await repeat(12, () =>
      integration.orders
        .update({ id, coupon_code: 'GUESSED-CODE' })
        .catch((error: unknown) => error),
    );
    expect(answers.at(-1)).toMatchObject({ status: 422 });
  });
});

describe('other guesses', () => {
  it('at who has an account are refused after ten of one address, fifty of all', async () => {
    await start();
    const call = await asGuest();
    const signUp = (email: string) =>
      call('/api/customers', {
        method: 'POST',
        data: { type: 'customers', attributes: { email, password: 'segreto1' } },
      });
    const same = await repeat(11, () => signUp(anna.username));
    expect(statusesOf(same)).toEqual([...Array<number>(10).fill(422), 429]);
    isLimited(same.at(-1)!);
  });

  it('at the token of a password reset are refused, and mails to one customer are few', async () => {
    await start();
    const call = await asGuest();
    const ask = () =>
      call('/api/customer_password_resets', {
        method: 'POST',
        data: {
          type: 'customer_password_resets',
          attributes: { customer_email: anna.username },
        },
      });
    const first = await ask();
    const { id } = first.body.data as { id: string };
    const guesses = await repeat(11, (index) => {
      const { path, init } = patch('customer_password_resets', id, {
        customer_password: 'segreto2',
        _reset_password_token: `guess ${index}`,
      });
      return call(path, init);
    });
    expect(statusesOf(guesses)).toEqual([...Array<number>(10).fill(422), 429]);
    expect(statusesOf(await repeat(10, ask))).toEqual([...Array<number>(9).fill(201), 429]);
  });

  it('at the ids of orders and gift cards are refused; the catalogue is not', async () => {
    await start();
    const call = await asGuest();
    const missed = await repeat(251, (index) =>
      call(`/api/${index % 2 ? 'orders' : 'gift_cards'}/AAAAAAAAAA`),
    );
    expect(statusesOf(missed).filter((status) => status === 404)).toHaveLength(250);
    expect(missed.at(-1)!.status).toBe(429);
    expect((await call('/api/skus/AAAAAAAAAA')).status).toBe(404);
  });

  it('at a client’s secret are refused', async () => {
    await start();
    const { integrationId, integrationSecret } = platform.config.clients;
    const show = (client_secret: string) =>
      platform.token({ client_id: integrationId, client_secret, scope: undefined });
    await repeat(50, (index) => show(`guess ${index}`));
    expect(await show(integrationSecret)).toMatchObject({ errors: [{ status: 429 }] });
  });

  it('at the token of the admin are refused, the right one as well', async () => {
    const token = 'the-token-of-the-operator';
    await start({ COMMERCE_ADMIN_TOKEN: token });
    const show = (shown: string) =>
      platform.app.inject({
        url: '/_admin/status',
        headers: { authorization: `Bearer ${shown}` },
      });
    expect((await show(token)).statusCode).toBe(200);
    const answers = await repeat(51, (index) => show(`guess ${index}`));
    expect(answers[49]!.statusCode).toBe(401);
    expect(answers[50]!.statusCode).toBe(429);
    expect((await show(token)).headers).toHaveProperty('retry-after');
  });
});
