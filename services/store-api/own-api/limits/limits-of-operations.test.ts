import { OPERATIONS } from '../operations.ts';
import type { AnyOwnOperation } from '../frame/own-operation.ts';
import { startFrame } from '../testing/start-frame.ts';
import { countRequests, usualLimits } from './operation-limits.ts';

const PER_ACCOUNT = 5;
const MANY = 200;

/** Requests about one subject that pass at once, from anywhere. */
const passed = ({ bearer, refusals, limits }: AnyOwnOperation): number => {
  const asksPassword = refusals?.includes('INVALID_OLD_PASSWORD') ?? false;
  const usual = usualLimits({ perMinute: MANY, perAccount: PER_ACCOUNT }, asksPassword);
  const counter = countRequests({ ...usual, ...limits }, () => 0);
  const customer = bearer === 'none' ? null : { id: 'ada', token: 'a-token' };
  const body = { email: 'ada@shop.example', id: 'a-link' };
  const waits = Array.from({ length: MANY }, () => counter.takeAccount(body, customer));
  return waits.filter((wait) => wait === 0).length;
};

const called = ({ method, path }: AnyOwnOperation) => `${method} ${path}`;
const setting = OPERATIONS.filter(({ limits }) => limits?.account);
const others = OPERATIONS.filter(({ limits }) => !limits?.account);

describe('requests about one account', () => {
  it.each(setting.map((it) => [called(it), it] as const))(
    'O3 pass as often as %s allows',
    (_, operation) => {
      expect(passed(operation)).toBe(operation.limits?.account?.capacity);
    },
  );

  it('O3 pass as often as the default allows where they try a password or name an address', () => {
    const limited = others.filter((it) => passed(it) === PER_ACCOUNT).map(called);
    expect(limited).toEqual(['POST signup', 'POST resetPassword', 'POST changePassword']);
    expect(others.every((it) => [PER_ACCOUNT, MANY].includes(passed(it)))).toBe(true);
  });
});

describe('requests of one customer from many addresses', () => {
  // Time refills the buckets.
  beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.now()));
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['POST', 'export', 5],
    ['POST', 'profile', 30],
    ['GET', 'profile', 120],
  ] as const)('O3 429 to %s %s after %i, and to no one else', async (method, path, most) => {
    const api = await startFrame(undefined, {
      checkBearer: async (token) => ({ id: token, token }),
    });
    const ask = async (customer: string, index: number) => {
      const headers = { authorization: `Bearer ${customer}` };
      const sent = { headers, remoteAddress: `10.${index}.0.1` };
      return (await (method === 'GET' ? api.get(path, sent) : api.post(path, {}, sent))).statusCode;
    };
    const statuses: number[] = [];
    for (let index = 0; index < most + 2; index += 1) statuses.push(await ask('ada', index));
    expect(statuses.slice(0, most)).not.toContain(429);
    expect(statuses.slice(most)).toEqual([429, 429]);
    expect(await ask('grete', 0)).not.toBe(429);
    await api.stop();
  });
});
