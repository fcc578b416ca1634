import { readConfig } from './read-config.ts';

const token = 'a-token-long-enough';

describe('readConfig', () => {
  it('fills in the local defaults', () => {
    expect(readConfig({ STORE_API_DEPLOY_TOKEN: token }, '1.2.3')).toEqual({
      ok: true,
      config: {
        port: 3020,
        host: '127.0.0.1',
        databaseFile: '.shop/store-api.sqlite',
        deployToken: token,
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
});
