import { randomInt } from 'node:crypto';
import { STORAGE } from '@shop/contracts/storage';

/**
 * Keeps a visitor in the same cohort across requests, for longer than any canary. Cohorts are 0–99, so the cookie
 * identifies no one.
 */
const { key: COOKIE, maxAge: MAX_AGE } = STORAGE.cohortCookie;

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
