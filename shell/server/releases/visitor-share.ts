import { randomInt } from 'node:crypto';

/** Keeps a visitor in the same cohort across requests. Cohorts are 0–99, so the cookie identifies no one. */
const COOKIE = 'fv.share';

/** A month, in s: longer than any canary. */
const MAX_AGE = 2_592_000;

/** The visitor's cohort, 0–99, from a request's cookies; null if missing or invalid. */
export const visitorShare = (cookies: string | undefined): number | null => {
  const value = cookies
    ?.split(';')
    .map((it) => it.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1];
  return value && /^\d{1,2}$/.test(value) ? Number(value) : null;
};

/** A place among all visitors, 0–99, each as likely as the other. */
export const drawShare = (): number => randomInt(100);

/**
 * The `Set-Cookie` that keeps a visitor's place.
 *
 * @param isSecure whether the shop is at an https address
 */
export const shareCookie = (share: number, isSecure: boolean): string =>
  [
    `${COOKIE}=${share}`,
    'Path=/',
    `Max-Age=${MAX_AGE}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
