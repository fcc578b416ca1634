/** @jest-environment node */
import { findSecrets } from './find-secrets.ts';
import { machineAddresses } from '../check-secrets.ts';
import { entropyOf, isRandom } from './patterns.ts';

const kindsIn = (text: string): string[] =>
  findSecrets('a.ts', text, { allowed: [] }).map(({ kind }) => kind);

describe('findSecrets', () => {
  it.each([
    ['private key', '-----BEGIN PRIVATE KEY-----'],
    ['private key', '-----BEGIN OPENSSH PRIVATE KEY-----'],
    ['AWS access key', 'const id = "AKIAIOSFODNN7EXAMPLE";'],
    ['GitHub token', `ghp_${'aB3'.repeat(12)}`],
    ['npm token', `npm_${'aB3'.repeat(12)}`],
    ['Slack token', 'xoxb-123456789012-abcdef'],
    ['Slack webhook', 'https://hooks.slack.com/services/T01/B02/abcDEF'],
    ['Stripe key', `sk_live_${'aB3'.repeat(6)}`],
    ['Braintree token', `access_token$production$x1y2z3$${'0a'.repeat(16)}`],
    ['Google API key', `AIza${'aB3_-'.repeat(7)}`],
    ['JSON web token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm5hIn0.c2lnbmF0dXJlLW9m'],
    ['login in an address', 'postgres at https://anna:correct-horse@db.example/shop'],
    ['value of a secret', "const apiKey = 'q7Zf0aXw2LrT9vBn4KsY8e';"],
    ['value of a secret', 'STORE_API_DEPLOY_TOKEN=q7Zf0aXw2LrT9vBn4KsY8e'],
    ['value of a secret', '{ "client_secret": "q7Zf0aXw2LrT9vBn4KsY8e" }'],
  ])('finds a %s', (kind, text) => expect(kindsIn(text)).toEqual([kind]));

  it.each([
    "const token = 'local-platform-token-for-tests';",
    'STORE_API_DEPLOY_TOKEN=$DEPLOY_TOKEN_OF_THE_SECRET_STORE_1',
    'const password = customer.credentials.password1;',
    '-----BEGIN PUBLIC KEY-----',
    'sha384: "q7Zf0aXw2LrT9vBn4KsY8e"',
  ])('accepts %s', (text) => expect(kindsIn(text)).toEqual([]));

  it('names the line and shortens the value', () => {
    expect(findSecrets('a.ts', '\n\nkey: AKIAIOSFODNN7EXAMPLE', { allowed: [] })).toEqual([
      { line: 3, kind: 'AWS access key', value: 'AKIAIO… (20 characters)' },
    ]);
  });

  it('accepts an allowed value in its own file only', () => {
    const allowed = [{ file: '^docs/', value: 'AKIAIOSFODNN7EXAMPLE', reason: 'AWS documents it' }];
    const text = 'AKIAIOSFODNN7EXAMPLE';
    expect(findSecrets('docs/s3.md', text, { allowed })).toEqual([]);
    expect(findSecrets('shell/main.ts', text, { allowed })).toHaveLength(1);
  });
});

describe('machineAddresses', () => {
  const addressesIn = (text: string): string[] =>
    findSecrets('a.md', text, {
      addresses: machineAddresses('/srv/build/shop', 'runner-7f3a'),
    }).map(({ value }) => value);

  it.each([
    ['see /srv/build/shop/docs', '/srv/build/shop'],
    ['http://runner-7f3a:3000', 'runner-7f3a'],
    ['/home/anna/shop', '/home/anna/'],
    [
      'https://registry.npmjs.org/fastify/-/fastify-5.12.8.tgz',
      'https://registry.npmjs.org/fastify/-/fastify-5.12.8.tgz',
    ],
    ['registry=https://npm.example/', 'registry=https://npm.example/'],
  ])('finds %s', (text, value) => expect(addressesIn(text)).toEqual([value]));

  it.each(['/srv/build/shopping', 'https://shop.example/home/page', 'the registry of npm'])(
    'accepts %s',
    (text) => expect(addressesIn(text)).toEqual([]),
  );
});

it('distinguishes random values from names', () => {
  expect(entropyOf('aaaa')).toBeCloseTo(0);
  expect(isRandom('q7Zf0aXw2LrT9vBn4KsY8e')).toBe(true);
  expect(isRandom('customer-password-reset-2')).toBe(false);
});
