import { MARKETS } from '@shop/contracts/market/demo-markets';
import { DEMO_MERCHANT } from '@shop/contracts/store/demo-merchant';
import { readConfig } from './read-config.ts';

const token = 'a-token-long-enough';

const OWN_API = { perMinute: 30, perAccount: 5, passwordMinimum: 6 };

describe('readConfig', () => {
  it('fills in the local defaults', () => {
    expect(readConfig({ STORE_API_DEPLOY_TOKEN: token }, '1.2.3')).toEqual({
      ok: true,
      config: {
        port: 3020,
        host: '127.0.0.1',
        database: '.shop/store-api.sqlite',
        catalogueDatabase: '.shop/store-api-catalogue.sqlite',
        publicEndpoint: undefined,
        compareEvery: 300_000,
        enrichment: { writesPerSecond: 50, sweepEvery: 30_000 },
        reconciliation: { hour: 3, days: 30 },
        shopOrigin: 'http://localhost:3000',
        mail: {
          smtpUrl: 'smtp://127.0.0.1:3025',
          from: 'Fonte & Vigna <bottega@fonte-vigna.example>',
          merchant: DEMO_MERCHANT,
          markets: MARKETS,
        },
        ownApi: { origins: ['http://localhost:3000'], ...OWN_API },
        releaseHealth: { signingKeys: [], isAutomatic: true },
        metricsToken: undefined,
        organization: 'fonte-vigna',
        salesChannelId: 'fonte-vigna-shop',
        platform: {
          endpoint: 'http://127.0.0.1:3010',
          authEndpoint: 'http://127.0.0.1:3010',
          clientId: 'fonte-vigna-backoffice',
          clientSecret: 'demo-backoffice-secret',
        },
        backOffice: null,
        readLimits: { perMinute: 1200, unlimited: ['127.0.0.1', '::1'] },
        trustedProxies: [],
        deployToken: [token],
        shellToken: [],
        contract: '1.2.3',
        runtime: undefined,
      },
    });
  });

  it('takes what the environment says, and an empty variable as not set', () => {
    const read = readConfig(
      {
        STORE_API_DEPLOY_TOKEN: token,
        STORE_API_PORT: '4220',
        STORE_API_HOST: '',
        SHOP_CONTRACT: '2.0.0',
        SHOP_RUNTIME: '2.9.2',
      },
      '1.2.3',
    );
    expect(read).toMatchObject({
      ok: true,
      config: { port: 4220, host: '127.0.0.1', contract: '2.0.0', runtime: '2.9.2' },
    });
  });

  it('keeps everything on the server that DATABASE_URL names', () => {
    const url = 'postgres://shop@db.example/shop';
    const read = readConfig({ STORE_API_DEPLOY_TOKEN: token, DATABASE_URL: url }, '1.2.3');
    expect(read).toMatchObject({ ok: true, config: { database: url, catalogueDatabase: url } });
    const other = readConfig({ STORE_API_DEPLOY_TOKEN: token, DATABASE_URL: 'mysql://x' }, '1.2.3');
    expect(other).toEqual({ ok: false, problems: ['DATABASE_URL must begin with postgres://'] });
  });

  it('accepts read limits and trusted proxies, and rejects invalid addresses', () => {
    const given = {
      STORE_API_DEPLOY_TOKEN: token,
      STORE_API_READS_PER_MINUTE: '300',
      STORE_API_UNLIMITED: '10.0.0.5, 10.1.0.0/16',
      STORE_API_TRUSTED_PROXIES: '10.0.0.1, fd00::/8',
    };
    expect(readConfig(given, '1.2.3')).toMatchObject({
      ok: true,
      config: {
        readLimits: { perMinute: 300, unlimited: ['10.0.0.5', '10.1.0.0/16'] },
        trustedProxies: ['10.0.0.1', 'fd00::/8'],
      },
    });
    const wrong = {
      STORE_API_DEPLOY_TOKEN: token,
      STORE_API_READS_PER_MINUTE: '0',
      STORE_API_UNLIMITED: 'everybody',
      STORE_API_TRUSTED_PROXIES: '10.0.0.0/8/8',
    };
    expect(readConfig(wrong, '1.2.3')).toEqual({
      ok: false,
      problems: [
        'STORE_API_READS_PER_MINUTE must be a number of requests',
        'STORE_API_UNLIMITED must be addresses or networks',
        'STORE_API_TRUSTED_PROXIES must be addresses or networks',
      ],
    });
  });

  it('T10 disables enrichment on request, and names the setting it cannot parse', () => {
    const off = readConfig({ STORE_API_DEPLOY_TOKEN: token, STORE_API_ENRICHMENT: 'off' }, '1.2.3');
    expect(off).toMatchObject({ ok: true, config: { enrichment: null } });
    const wrong = {
      STORE_API_ENRICHMENT: 'yes',
      STORE_API_ENRICHMENT_WRITES: '0',
      STORE_API_ENRICHMENT_SWEEP_EVERY: 'often',
    };
    expect(readConfig({ STORE_API_DEPLOY_TOKEN: token, ...wrong }, '1.2.3')).toEqual({
      ok: false,
      problems: [
        'STORE_API_ENRICHMENT must be on or off',
        'STORE_API_ENRICHMENT_WRITES must be a number of writes a second',
        'STORE_API_ENRICHMENT_SWEEP_EVERY must be a number of seconds',
      ],
    });
  });

  it('accepts the mail server and the sender, and rejects header injection', () => {
    const given = {
      SMTP_URL: 'smtps://shop:secret@mail.example:465',
      STORE_API_MAIL_FROM: 'Bottega <shop@example.org>',
      SHOP_ORIGIN: 'https://shop.example/',
    };
    expect(readConfig({ STORE_API_DEPLOY_TOKEN: token, ...given }, '1.2.3')).toMatchObject({
      ok: true,
      config: {
        shopOrigin: 'https://shop.example',
        mail: { smtpUrl: given.SMTP_URL, from: given.STORE_API_MAIL_FROM },
      },
    });
    const wrong = {
      SMTP_URL: 'http://mail.example',
      STORE_API_MAIL_FROM: 'Bottega\r\nBcc: <all@example.org>',
    };
    expect(readConfig({ STORE_API_DEPLOY_TOKEN: token, ...wrong }, '1.2.3')).toEqual({
      ok: false,
      problems: [
        'SMTP_URL must begin with smtp:// or smtps://',
        'STORE_API_MAIL_FROM must be a name with an address: Shop <shop@example.org>',
      ],
    });
  });

  it('O4 opens a back office where a client of the platform is named for it', () => {
    const given = {
      STORE_API_DEPLOY_TOKEN: token,
      COMMERCE_WEBAPP_ID: 'desk',
      COMMERCE_WEBAPP_SECRET: 'secret-of-the-desk',
      STORE_API_PORT: '4220',
    };
    const client = { clientId: 'desk', clientSecret: 'secret-of-the-desk' };
    expect(readConfig(given, '1.2.3')).toMatchObject({
      ok: true,
      config: {
        backOffice: {
          ...client,
          authorizeEndpoint: 'http://127.0.0.1:3010',
          origin: 'http://localhost:4220',
          firstAdmin: null,
          admins: [],
        },
      },
    });
    const hosted = {
      ...given,
      COMMERCE_AUTH_ENDPOINT: 'https://auth.commercelayer.io',
      COMMERCE_AUTHORIZE_ENDPOINT: 'https://dashboard.commercelayer.io/',
      STORE_API_PUBLIC_ENDPOINT: 'https://api.shop.example',
      STORE_API_BACK_OFFICE_ADMIN: 'kZjKvhWqRn anna@shop.example',
      STORE_API_BACK_OFFICE_ADMINS: 'aBcDeFgHiJ bea@shop.example, cDeFgHiJkL cara@shop.example',
    };
    expect(readConfig(hosted, '1.2.3')).toMatchObject({
      ok: true,
      config: {
        backOffice: {
          ...client,
          authorizeEndpoint: 'https://dashboard.commercelayer.io',
          origin: 'https://api.shop.example',
          firstAdmin: { uid: 'kZjKvhWqRn', email: 'anna@shop.example' },
          admins: [
            { uid: 'aBcDeFgHiJ', email: 'bea@shop.example' },
            { uid: 'cDeFgHiJkL', email: 'cara@shop.example' },
          ],
        },
      },
    });
    const half = { ...given, COMMERCE_WEBAPP_SECRET: '' };
    expect(readConfig(half, '1.2.3')).toEqual({
      ok: false,
      problems: ['COMMERCE_WEBAPP_SECRET must be set together with COMMERCE_WEBAPP_ID'],
    });
    const nobody = { ...given, STORE_API_BACK_OFFICE_ADMIN: 'anna@shop.example' };
    expect(readConfig(nobody, '1.2.3')).toEqual({
      ok: false,
      problems: ['STORE_API_BACK_OFFICE_ADMIN must be a user id and an e-mail address'],
    });
  });

  it('takes the key of health reports, and disables automatic rollbacks', () => {
    const given = {
      STORE_API_DEPLOY_TOKEN: token,
      HEALTH_SIGNING_KEY: 'k'.repeat(16),
      AUTO_ROLLBACK: 'off',
    };
    expect(readConfig(given, '1.2.3')).toMatchObject({
      ok: true,
      config: { releaseHealth: { signingKeys: ['k'.repeat(16)], isAutomatic: false } },
    });
    const wrong = { ...given, HEALTH_SIGNING_KEY: 'short', AUTO_ROLLBACK: 'no' };
    expect(readConfig(wrong, '1.2.3')).toEqual({
      ok: false,
      problems: [
        'HEALTH_SIGNING_KEY must have at least 16 characters',
        'AUTO_ROLLBACK must be on or off',
      ],
    });
  });

  it('names every problem at once', () => {
    const read = readConfig({ STORE_API_PORT: 'many', SHOP_CONTRACT: 'latest' }, '1.2.3');
    expect(read).toEqual({
      ok: false,
      problems: [
        'STORE_API_PORT must be a port number',
        'STORE_API_DEPLOY_TOKEN is missing: without it nobody could release',
        'SHOP_CONTRACT must be a semantic version',
      ],
    });
  });

  it('names unknown variables, contradictions and invalid values together', () => {
    const given = {
      STORE_API_DEPLOY_TOKEN: token,
      STORE_API_DEPLOY_TOKEN_FILE: '/run/secrets/deploy-token',
      STORE_API_PROT: '3020',
      STORE_API_HOST_FILE: '/run/host',
      STORE_API_COMPARE_EVERY: 'often',
      COMMERCE_WEBAPP_ID: 'desk',
    };
    expect(readConfig(given, '1.2.3')).toEqual({
      ok: false,
      problems: [
        'STORE_API_PROT is unknown: rename it to STORE_API_PORT, or remove it',
        'STORE_API_HOST_FILE is unknown: only secrets can be in a file, set STORE_API_HOST',
        'STORE_API_DEPLOY_TOKEN_FILE contradicts STORE_API_DEPLOY_TOKEN: set only one of them',
        'STORE_API_COMPARE_EVERY must be a number of seconds',
        'COMMERCE_WEBAPP_SECRET must be set together with COMMERCE_WEBAPP_ID',
      ],
    });
  });

  it('accepts variables of the other processes of the shop', () => {
    const given = { STORE_API_ENDPOINT: 'http://127.0.0.1:3020', STORE_API_URL: 'http://x' };
    expect(readConfig({ STORE_API_DEPLOY_TOKEN: token, ...given }, '1.2.3').ok).toBe(true);
  });
});
