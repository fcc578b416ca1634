import { randomInt } from 'node:crypto';

/** Keeps a visitor in the same cohort across requests. Cohorts are 0–99, so the cookie identifies no one. */
const COOKIE = 'fv.share';

/** A month, in s: longer than any canary. */
const MAX_AGE = 2_592_000;

/** The visitor's cohort, 0–99, from a request's cookies; null if missing or invalid. */
export const cohortOf = (cookies: string | undefined): number | null => {
  const value = cookies
    ?.split(';')
    .map((it) => it.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1];
  return value && /^\d{1,2}$/.test(value) ? Number(value) : null;
};

/** A random cohort, 0–99, uniformly distributed. */
export const drawCohort = (): number => randomInt(100);

/**
 * The `Set-Cookie` that stores a visitor's cohort.
 *
 * @param isSecure whether the shop is served over https
 */
export const cohortCookie = (cohort: number, isSecure: boolean): string =>
  [
    `${COOKIE}=${cohort}`,
    'Path=/',
    `Max-Age=${MAX_AGE}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
