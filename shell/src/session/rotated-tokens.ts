import type { SessionStore } from '@shop/contracts/commerce';

/** How long an access token lives at most, in ms. */
const LIFETIME = 4 * 3600_000;

/** Each is a call at logout. */
const MOST = 12;

/**
 * The customer's access tokens that were renewed but are still good at the platform: every page renews the session
 * (T4), and a logout is to end them all.
 */
export const rotatedTokens = (kept: SessionStore['rotated'], now: () => number) => {
  const alive = () => (kept.read() ?? []).filter(({ until }) => until > now());
  return {
    read: (): string[] => alive().map(({ token }) => token),
    add: (token: string): void =>
      kept.write([...alive(), { token, until: now() + LIFETIME }].slice(-MOST)),
  };
};
