import type { ShopConfig } from '@shop/contracts/store';
import { contractFits, type LiveRelease } from '@shop/contracts/remote/release-manifest';
import { SCRIPT_POLICY } from '@shop/contracts/remote/script-policy';
import { ONE_LOADER } from '../../src/remotes/one-loader.ts';
import { isDeveloped } from '../releases/developed-remotes.ts';
import type { ReleaseSet } from '../releases/release-set.ts';

const originsOf = (releases: readonly LiveRelease[]): string[] => [
  ...new Set(
    releases.flatMap(({ url, fallbackUrl }) =>
      [url, fallbackUrl].filter((it) => it !== undefined).map((it) => new URL(it).origin),
    ),
  ),
];

/** Releases that bring documents of their own for pages to embed. */
const withFrames = (releases: readonly LiveRelease[]): LiveRelease[] =>
  releases.filter(({ extras }) => Object.keys(extras.frames ?? {}).length > 0);

/** Development servers tell a page by a socket that it is to reload. */
const sockets = (releases: readonly LiveRelease[]): string[] =>
  originsOf(releases.filter(isDeveloped)).map((it) => it.replace(/^http/, 'ws'));

/** Sources beyond those the configuration and the releases name. */
export interface PolicySources {
  /** Origins of pictures, besides the shop's own. */
  pictureOrigins?: readonly string[];
  /** Hashes of the style sheets inlined in the document. */
  styles?: readonly string[];
  /** Default releases to which a canary of the set falls back in the browser. */
  stable?: ReleaseSet['releases'];
}

const admittedReleases = ({ releases }: ReleaseSet, { stable = {} }: PolicySources) => [
  ...Object.values(releases),
  ...Object.values(stable),
];

/** Of `src/begin/begin.ts`. */
const BEGIN_POLICY = 'shop-begin';

/** Name of the endpoint that browsers send reports to. */
const REPORTS = 'policy';

/**
 * Browsers send reports to a named endpoint over https only, and then ignore `report-uri`: without https, no endpoint
 * is named.
 */
const hasEndpoint = ({ storeApi }: ShopConfig): boolean => storeApi.endpoint.startsWith('https:');

const reportsUrl = ({ storeApi }: ShopConfig): string => `${storeApi.endpoint}/reports`;

/** A catch-all Trusted Types policy is allowed only while a live release sets script URLs itself. */
const trustedTypes = (releases: readonly LiveRelease[]): string => {
  const hasOlder = releases.some(({ extras }) => !contractFits(ONE_LOADER, extras.contract));
  return `trusted-types ${BEGIN_POLICY} ${SCRIPT_POLICY}${hasOlder ? ' default' : ''}`;
};

/**
 * The Content-Security-Policy of a document. Origins of scripts and frames come from the release set: promoting a release from a
 * new host needs no change here. No inline script is ever sent (data blocks are not scripts).
 */
export const contentSecurityPolicy = (
  config: ShopConfig,
  set: ReleaseSet,
  sources: PolicySources = {},
): string => {
  const { pictureOrigins = [], styles = [] } = sources;
  const releases = admittedReleases(set, sources);
  const remotes = originsOf(releases).join(' ');
  const framed = originsOf(withFrames(releases)).join(' ');
  const { endpoint, authEndpoint } = config.commerce;
  const connect = [...new Set([endpoint, authEndpoint, config.storeApi.endpoint])].join(' ');
  return [
    `default-src 'none'`,
    `script-src 'self' ${remotes}`,
    // Sheets that are inlined are admitted by their hashes, those that chunks load by their host.
    `style-src ${["'self'", ...styles, remotes].join(' ')}`,
    // Attributes hold a picture's placeholder, the size of a skeleton. They reach no further than their element.
    `style-src-attr 'unsafe-inline'`,
    `img-src ${[...new Set(["'self'", 'data:', ...pictureOrigins, remotes])].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${["'self'", connect, remotes, ...sockets(releases)].join(' ')}`,
    // A page moves into the next one without a document, so each admits what any of them embeds.
    ...(framed ? [`frame-src ${framed}`] : []),
    `form-action 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    trustedTypes(releases),
    `report-uri ${reportsUrl(config)}`,
    ...(hasEndpoint(config) ? [`report-to ${REPORTS}`] : []),
  ].join('; ');
};

/** Headers of every document, besides those of every answer. */
export const securityHeaders = (
  config: ShopConfig,
  set: ReleaseSet,
  sources: PolicySources = {},
): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(config, set, sources),
  // A frame (a wallet's) may open a popup that keeps its opener; other sites' windows gain no access.
  ...(withFrames(admittedReleases(set, sources)).length > 0 && {
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }),
  ...(hasEndpoint(config) && {
    'reporting-endpoints': `${REPORTS}="${reportsUrl(config)}"`,
  }),
});
