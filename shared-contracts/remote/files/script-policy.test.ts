import { allowOrigins, scriptAddress } from './script-policy.ts';

const createPolicy = jest.fn((_name: string, rules: object) => rules);
Object.assign(globalThis, { trustedTypes: { createPolicy } });
allowOrigins(['https://cdn.catalog.test', 'http://spare.catalog.test']);

describe('the policy for addresses of scripts', () => {
  it.each(['/assets/a.js', 'https://cdn.catalog.test/x.js', 'http://spare.catalog.test/x.js'])(
    'lets in %s',
    (url) => expect(scriptAddress(url)).toBe(url),
  );

  it.each([
    'https://evil.test/x.js',
    '//evil.test/x.js',
    'https://cdn.catalog.test:8443/x.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'filesystem:https://cdn.catalog.test/x.js',
    // Its origin is the page's own.
    `blob:${window.location.origin}/9115d58c-bcda-ff47-86e5-083e9a215304`,
    'blob:https://cdn.catalog.test/9115d58c-bcda-ff47-86e5-083e9a215304',
  ])('lets nothing else in: %s', (url) => {
    expect(() => scriptAddress(url)).toThrow(/may not be loaded/);
  });

  it('is a named one, made once, and no catch-all', () => {
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['shop-scripts']);
  });
});
