import type { LiveRemotes } from '../remotes/live-remotes.ts';

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
}

/** Where scripts of this page may come from: the shop itself and the origins of the release manifest. */
export const allowedOrigins = (remotes: LiveRemotes, own: string): Set<string> =>
  new Set([
    own,
    ...Object.values(remotes).flatMap(({ url, fallbackUrl }) =>
      [url, fallbackUrl].filter((it) => it !== undefined).map((it) => new URL(it).origin),
    ),
  ]);

/**
 * Installs the page's only Trusted Types policy: a script address from anywhere else throws, whoever sets it.
 * Browsers without Trusted Types are held by the Content-Security-Policy alone.
 */
export const allowRemoteOrigins = (remotes: LiveRemotes): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return;
  const allowed = allowedOrigins(remotes, window.location.origin);
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => {
      if (allowed.has(new URL(url, document.baseURI).origin)) return url;
      throw new TypeError(`Scripts may not be loaded from ${url}`);
    },
  });
};
