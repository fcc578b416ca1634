import { randomInt } from 'node:crypto';
import { COHORTS } from '@shop/contracts/remote/release-manifest';
import { STORAGE } from '@shop/contracts/storage';

/**
 * Keeps a visitor in the same cohort across requests, for longer than any canary. Cohorts are 0–99, so the cookie
 * identifies no one.
 */
const { key: COOKIE, maxAge: MAX_AGE } = STORAGE.cohortCookie;

/**
 * Name of the cookie. Browsers accept `__Host-` only over https, for this host and all its paths, so neither a
 * subdomain nor plain http can move visitors into another cohort.
 */
const nameOf = (isSecure: boolean): string => (isSecure ? `__Host-${COOKIE}` : COOKIE);

/**
 * The visitor's cohort, 0–99, from a request's cookies: the first well-formed one. Null if there is none; the visitor
 * is then assigned another.
 *
 * @param isSecure whether the shop is served over https
 */
export const cohortOf = (cookies: string | undefined, isSecure: boolean): number | null => {
  const values = (cookies ?? '')
    .split(';')
    .map((it) => it.trim().split('='))
    .filter(([name]) => name === nameOf(isSecure))
    .map(([, ...value]) => value.join('='));
  const value = values.find((it) => /^(?:0|[1-9]\d?)$/.test(it));
  return value === undefined ? null : Number(value);
};

/** A random cohort, 0–99, uniformly distributed. */
export const drawCohort = (): number => randomInt(COHORTS);

/**
 * The `Set-Cookie` that stores a visitor's cohort.
 *
 * @param isSecure whether the shop is served over https
 */
export const cohortCookie = (cohort: number, isSecure: boolean): string =>
  [
    `${nameOf(isSecure)}=${cohort}`,
    'Path=/',
    `Max-Age=${MAX_AGE}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
