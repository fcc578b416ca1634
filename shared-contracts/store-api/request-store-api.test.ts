/** @jest-environment node */
import { callContext } from '../commerce/testing/factories.ts';
import {
  changePassword,
  confirmEmail,
  readOwnReviews,
  readProfile,
  signup,
  writeReview,
} from './operations/index.ts';

const context = callContext({ token: 'ada’s' });
const { storeApi, signal } = context;
const anyone = { storeApi, signal };
const calls = jest.spyOn(globalThis, 'fetch');

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): void => {
  calls.mockResolvedValueOnce(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
  );
};
const refuse = (status: number, code: string, more: object = {}): void =>
  answer(status, { error: { code, message: 'No.', ...more } });

beforeEach(() => calls.mockReset());

const LINK = { id: 'a', token: 'b' };
const SIGNUP = {
  email: 'a@shop.example',
  password: 'secret',
  locale: 'it',
  market: 'it/eur',
} as const;

describe('a request to the shop’s own API', () => {
  it('O1 sends public requests without the visitor’s token', async () => {
    answer(201, { id: '1', email: SIGNUP.email });
    expect(await signup(SIGNUP)(anyone)).toEqual({
      ok: true,
      value: { id: '1', email: SIGNUP.email },
    });
    const [url, init] = calls.mock.calls[0] ?? [];
    expect(url).toBe('https://api.example/api/signup');
    expect(init?.headers).toEqual({ 'content-type': 'application/json' });
    expect(JSON.parse(String(init?.body))).toEqual(SIGNUP);
  });

  it('O3 sends the customer’s token for the account, and no body with a read', async () => {
    answer(200, {});
    await readProfile()(context);
    expect(calls.mock.calls[0]?.[1]).toMatchObject({
      method: 'GET',
      headers: { authorization: 'Bearer ada’s' },
    });
    expect(calls.mock.calls[0]?.[1]).not.toHaveProperty('body');
  });

  it.each([
    [410, 'LINK_SPENT', 'LINK_SPENT'],
    [409, 'EMAIL_TAKEN', 'EMAIL_TAKEN'],
    [401, 'UNAUTHORIZED', 'UNAUTHORIZED'],
    [503, 'UNAVAILABLE', 'SERVER'],
    [502, 'a proxy’s', 'SERVER'],
    [418, 'toString', 'VALIDATION'],
  ])('X reads %i %s as %s', async (status, code, expected) => {
    refuse(status, code);
    expect(await confirmEmail(LINK)(anyone)).toMatchObject({
      ok: false,
      error: { code: expected, status },
    });
  });

  it('X distinguishes a wrong old password from an expired session', async () => {
    refuse(403, 'INVALID_OLD_PASSWORD');
    const changed = changePassword({ oldPassword: 'a', newPassword: 'b' })(context);
    expect(await changed).toMatchObject({ error: { code: 'INVALID_OLD_PASSWORD' } });
  });

  it('S11 reads and writes reviews as the customer, and reports refusals', async () => {
    const review = {
      kind: 'sku',
      code: 'A',
      rating: 4,
      title: 'b',
      text: 'c',
      locale: 'it',
      name: 'd',
    } as const;
    answer(200, { reviews: [] });
    expect(await readOwnReviews()(context)).toEqual({ ok: true, value: { reviews: [] } });
    refuse(409, 'REVIEWED');
    expect(await writeReview(review)(context)).toMatchObject({ error: { code: 'TOO_LATE' } });
    refuse(403, 'NOT_BOUGHT');
    expect(await writeReview(review)(context)).toMatchObject({ error: { code: 'NOT_FOUND' } });
    const sent = calls.mock.calls.map(([url, init]) => [init?.method, url]);
    expect(sent).toEqual([
      ['GET', 'https://api.example/api/reviews'],
      ['POST', 'https://api.example/api/reviews'],
      ['POST', 'https://api.example/api/reviews'],
    ]);
    expect(JSON.parse(String(calls.mock.calls[1]?.[1]?.body))).toEqual(review);
  });

  it('S14 names invalid fields', async () => {
    refuse(400, 'MALFORMED', {
      problems: [
        { path: 'body.email', message: 'too long' },
        { path: 'body.password', message: 'is common', reason: 'common_password' },
      ],
    });
    expect(await signup(SIGNUP)(anyone)).toMatchObject({
      error: {
        code: 'VALIDATION',
        fields: [
          { field: 'email', reason: 'invalid', detail: 'too long' },
          { field: 'password', reason: 'common_password', detail: 'is common' },
        ],
      },
    });
  });

  it('T6 reports the delay that a rate limit requires', async () => {
    answer(429, { error: { code: 'TOO_MANY_REQUESTS', message: '' } }, { 'retry-after': '60' });
    expect(await signup(SIGNUP)(anyone)).toMatchObject({
      error: { code: 'RATE_LIMITED', retryAfter: 60 },
    });
  });

  it('treats a foreign page as a lost connection', async () => {
    answer(200, '<!doctype html>');
    expect(await confirmEmail(LINK)(anyone)).toMatchObject({ error: { code: 'CONNECTION' } });
  });
});
