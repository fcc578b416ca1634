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

  it('admits two named policies for addresses of scripts, and a catch-all for older releases alone', () => {
    expect(directive('trusted-types')).toBe('trusted-types shop-begin shop-scripts');
    const older = makeRelease('1.0.0', { contract: '2.1.0' });
    const policy = contentSecurityPolicy(makeConfig(), { ...set, releases: { catalog: older } });
    expect(policy).toContain('trusted-types shop-begin shop-scripts default');
  });

  it('admits the stable release to which a canary falls back', () => {
    const stable = {
      catalog: makeRelease('0.9.0', { host: 'https://stable.test', contract: '2.1.0' }),
    };
    const policy = contentSecurityPolicy(makeConfig(), set, { stable });
    expect(policy).toContain(`script-src 'self' https://cdn.catalog.test https://stable.test;`);
    expect(policy).toContain('trusted-types shop-begin shop-scripts default');
  });

  it('talks to the platform and store-api only', () => {
    expect(directive('connect-src')).toContain(
      'https://commerce.example https://auth.example https://api.example',
    );
  });
});

describe('a release with a frame', () => {
  const its = { ...set.releases.catalog, fallbackUrl: 'https://spare.test/x/web/remoteEntry.js' };
  const framed = {
    ...set,
    releases: {
      catalog: its,
      checkout: {
        ...its,
        url: 'https://cdn.checkout.test/checkout/1.0.0/web/remoteEntry.js',
        extras: { ...its.extras, frames: { 'payment-frame': 'payment-frame.x.html' } },
      },
    },
  };
  const bare = {
    ...framed,
    releases: { ...framed.releases, checkout: { ...framed.releases.checkout, extras: its.extras } },
  };
  const policyOf = (of: typeof set) => contentSecurityPolicy(makeConfig(), of).split('; ');

  it('P1 opens documents of the shop to frames of its own hosts, and to nothing further', () => {
    const added = policyOf(framed).filter((it) => !policyOf(bare).includes(it));
    expect(added).toEqual(['frame-src https://cdn.checkout.test https://spare.test']);
    expect(policyOf(framed).filter((it) => !it.startsWith('frame-src'))).toEqual(policyOf(bare));
    expect(policyOf(bare)[0]).toBe(`default-src 'none'`);
  });

  it('P1 allows popups that keep their opener if a release has frames', () => {
    const name = 'cross-origin-opener-policy';
    expect(securityHeaders(makeConfig(), framed)[name]).toBe('same-origin-allow-popups');
    expect(securityHeaders(makeConfig(), bare)).not.toHaveProperty(name);
  });
});

describe('sources a document may load, and the report endpoint', () => {
  it('shows pictures of named hosts only', () => {
    expect(directive('img-src')).toBe(`img-src 'self' data: https://cdn.catalog.test`);
    const policy = contentSecurityPolicy(makeConfig(), set, {
      pictureOrigins: ['https://pictures.test'],
    });
    expect(policy).toContain(`img-src 'self' data: https://pictures.test https://cdn.catalog.test`);
  });

  it('admits inlined style sheets by their hashes, and no others', () => {
    const policy = contentSecurityPolicy(makeConfig(), set, { styles: ["'sha256-abc='"] });
    expect(policy).toContain(`style-src 'self' 'sha256-abc=' https://cdn.catalog.test;`);
    expect(directive('style-src')).not.toContain('unsafe-inline');
    expect(directive('style-src-attr')).toBe(`style-src-attr 'unsafe-inline'`);
  });

  it('names no endpoint that browsers would not send to, and have them use the old way', () => {
    const local = makeConfig({ storeApi: { endpoint: 'http://127.0.0.1:3020' } });
    const policy = contentSecurityPolicy(local, set);
    expect(policy).toContain('report-uri http://127.0.0.1:3020/reports');
    expect(policy).not.toContain('report-to');
    expect(securityHeaders(local, set)).not.toHaveProperty('reporting-endpoints');
  });

  it('names the endpoint for reports, in both forms', () => {
    expect(directive('report-uri')).toBe('report-uri https://api.example/reports');
    expect(directive('report-to')).toBe('report-to policy');
    expect(securityHeaders(makeConfig(), set)['reporting-endpoints']).toBe(
      'policy="https://api.example/reports"',
    );
  });
});
