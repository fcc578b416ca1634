import { makeConfig } from '@shop/contracts/testing';
import { makeRelease } from '../../src/testing/make-release.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const set = {
  id: 'x',
  containers: {},
  styles: {},
  releases: { catalog: makeRelease('1.0.0', { host: 'https://cdn.catalog.test' }) },
};
const directive = (name: string) =>
  contentSecurityPolicy(makeConfig(), set)
    .split('; ')
    .find((it) => it.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  it('runs scripts of the shop and of the release manifest only', () => {
    expect(directive('script-src')).toBe(`script-src 'self' https://cdn.catalog.test`);
  });

  it('allows no inline script, no eval, no plug-in, no frame and no other base', () => {
    const policy = contentSecurityPolicy(makeConfig(), set);
    expect(policy).not.toContain('unsafe-eval');
    for (const closed of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(directive(closed)).toBe(`${closed} 'none'`);
    expect(directive('require-trusted-types-for')).toBe(`require-trusted-types-for 'script'`);
  });

  it('talks to the platform and store-api only', () => {
    expect(directive('connect-src')).toContain(
      'https://commerce.example https://auth.example https://api.example',
    );
  });
});

describe('securityHeaders', () => {
  it('demands https where the shop is served over it', () => {
    expect(securityHeaders(makeConfig(), set)).toHaveProperty('strict-transport-security');
    expect(
      securityHeaders(makeConfig({ origin: 'http://localhost:3000' }), set),
    ).not.toHaveProperty('strict-transport-security');
  });
});
