import { allowRemoteOrigins } from './allow-remote-origins.ts';

const remotes = {
  catalog: {
    version: '1.0.0',
    url: 'https://cdn.catalog.test/remoteEntry.js',
    fallbackUrl: 'https://spare.catalog.test/remoteEntry.js',
    integrity: '',
    contract: '1.0.0',
    routes: [],
  },
};

describe('allowRemoteOrigins', () => {
  it('lets scripts in from the shop, the manifest and its fallbacks alone', () => {
    const createPolicy = jest.fn<unknown, [string, { createScriptURL: (url: string) => string }]>();
    Object.assign(globalThis, { trustedTypes: { createPolicy } });
    allowRemoteOrigins(remotes);
    const [name, { createScriptURL }] = createPolicy.mock.calls[0]!;
    expect(name).toBe('default');
    for (const url of [
      '/assets/a.js',
      'https://cdn.catalog.test/x.js',
      'https://spare.catalog.test/x.js',
    ]) {
      expect(createScriptURL(url)).toBe(url);
    }
    for (const url of [
      'https://evil.test/x.js',
      '//evil.test/x.js',
      'data:text/javascript,alert(1)',
    ]) {
      expect(() => createScriptURL(url)).toThrow(/may not be loaded/);
    }
  });
});
