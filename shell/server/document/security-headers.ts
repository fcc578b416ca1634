import type { ShopConfig } from '@shop/contracts/store';
import type { ReleaseSet } from '../releases/release-set.ts';

const originsOf = ({ releases }: ReleaseSet): string[] => [
  ...new Set(
    Object.values(releases).flatMap(({ url, fallbackUrl }) =>
      [url, fallbackUrl].filter((it) => it !== undefined).map((it) => new URL(it).origin),
    ),
  ),
];

/**
 * The Content-Security-Policy of a document. Script origins come from the release set: promoting a release from a
 * new host needs no change here. No inline script is ever sent (data blocks are not scripts).
 */
export const contentSecurityPolicy = (config: ShopConfig, set: ReleaseSet): string => {
  const remotes = originsOf(set).join(' ');
  const { endpoint, authEndpoint } = config.commerce;
  const connect = [...new Set([endpoint, authEndpoint, config.storeApi.endpoint])].join(' ');
  return [
    `default-src 'none'`,
    `script-src 'self' ${remotes}`,
    `style-src 'self' 'unsafe-inline' ${remotes}`,
    `img-src 'self' data: https: ${remotes}`,
    `font-src 'self'`,
    `connect-src 'self' ${connect} ${remotes}`,
    `form-action 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
  ].join('; ');
};

/** For development: hot updates come over sockets and as code that no policy of a shop would let in. */
export const withoutPolicy = ({
  'content-security-policy': _policy,
  ...headers
}: Record<string, string>): Record<string, string> => headers;

/** Headers of every document. HSTS where the shop is served over https. */
export const securityHeaders = (config: ShopConfig, set: ReleaseSet): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(config, set),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  ...(config.origin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000' }
    : {}),
});
