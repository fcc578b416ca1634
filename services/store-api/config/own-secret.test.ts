import { readConfig } from './read-config.ts';

const token = 'a-token-long-enough';

it.each([
  ['https://acme.commercelayer.io', false],
  ['http://10.0.0.7:3010', false],
  ['http://localhost.example:3010', false],
  ['http://127.0.0.1:3010', true],
  ['http://[::1]:3010', true],
  ['http://commerce.shop.localhost:8080', true],
])(
  'needs a secret of its own for a platform at %s, unless it is on this machine',
  (endpoint, isLocal) => {
    const given = { STORE_API_DEPLOY_TOKEN: token, COMMERCE_ENDPOINT: endpoint };
    const problems = [
      'COMMERCE_INTEGRATION_SECRET must be set, because COMMERCE_ENDPOINT is not on this machine',
    ];
    expect(readConfig(given, '1.2.3')).toMatchObject(
      isLocal ? { ok: true } : { ok: false, problems },
    );
    const own = { ...given, COMMERCE_INTEGRATION_SECRET: 'a-secret-of-its-own' };
    expect(readConfig(own, '1.2.3')).toMatchObject({ ok: true });
  },
);
