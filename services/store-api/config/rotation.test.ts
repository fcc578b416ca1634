import { readConfig } from './read-config.ts';

const token = 'a-token-long-enough';

describe('secrets under rotation', () => {
  it('are the current value and the previous one', () => {
    const previous = 'p'.repeat(16);
    const given = {
      STORE_API_DEPLOY_TOKEN: token,
      STORE_API_DEPLOY_TOKEN_PREVIOUS: previous,
      STORE_API_SHELL_TOKEN: token,
      STORE_API_SHELL_TOKEN_PREVIOUS: previous,
      HEALTH_SIGNING_KEY: token,
      HEALTH_SIGNING_KEY_PREVIOUS: previous,
    };
    const both = [token, previous];
    expect(readConfig(given, '1.2.3')).toMatchObject({
      config: { deployToken: both, shellToken: both, releaseHealth: { signingKeys: both } },
    });
    const half = { ...given, STORE_API_SHELL_TOKEN: '', HEALTH_SIGNING_KEY: '' };
    expect(readConfig(half, '1.2.3')).toEqual({
      ok: false,
      problems: [
        'STORE_API_SHELL_TOKEN_PREVIOUS must be set together with STORE_API_SHELL_TOKEN',
        'HEALTH_SIGNING_KEY_PREVIOUS must be set together with HEALTH_SIGNING_KEY',
      ],
    });
  });
});
