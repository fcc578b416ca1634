import { randomInt } from 'node:crypto';
import { COHORTS } from '@shop/contracts/remote/release-manifest';
import { STORAGE } from '@shop/contracts/storage';
import { cookieValues, hostCookieName, setCookie } from '../cookies.ts';

/** Keeps a visitor in the same cohort across requests. Cohorts are 0–99, so the cookie identifies no one. */
const { key, maxAge } = STORAGE.cohortCookie;

/**
 * The visitor's cohort, 0–99, from a request's cookies: the first well-formed one. Null if there is none; the visitor
 * is then assigned another.
 *
 * @param isSecure whether the shop is served over https
 */
export const cohortOf = (cookies: string | undefined, isSecure: boolean): number | null => {
  const values = cookieValues(cookies, hostCookieName(key, isSecure));
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
  setCookie({
    name: hostCookieName(key, isSecure),
    value: String(cohort),
    maxAge,
    sameSite: 'Lax',
    isSecure,
  });
