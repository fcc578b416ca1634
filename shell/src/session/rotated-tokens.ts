import type { SessionStore } from '@shop/contracts/commerce';

/** Maximum lifetime of an access token, in ms. */
const LIFETIME = 4 * 3600_000;

/** Maximum number stored: each is a call at logout. */
const CAPACITY = 12;

/**
 * The customer's rotated access tokens that are still valid: every page renews the session (T4), and a logout revokes
 * them all.
 */
export const rotatedTokens = (kept: SessionStore['rotated'], now: () => number) => {
  const alive = () => (kept.read() ?? []).filter(({ until }) => until > now());
  return {
    read: (): string[] => alive().map(({ token }) => token),
    add: (token: string): void =>
      kept.write([...alive(), { token, until: now() + LIFETIME }].slice(-CAPACITY)),
  };
};
