/** @jest-environment node */
import { STORAGE } from '@shop/contracts/storage';
import { drawCohort, cohortCookie, cohortOf } from './cohort.ts';

const COOKIE = STORAGE.cohortCookie.key;

describe('cohortOf', () => {
  it.each([
    [`${STORAGE.countryCookie.key}=IT; ${COOKIE}=7`, 7],
    [`${COOKIE}=0`, 0],
    [`${COOKIE}=99`, 99],
    [`${COOKIE}=100`, null],
    [`${COOKIE}=101`, null],
    [`${COOKIE}=-1`, null],
    [`${COOKIE}=007`, null],
    [`${COOKIE}=07`, null],
    [`${COOKIE}=`, null],
    [`${COOKIE}`, null],
    [`${COOKIE}=1e1`, null],
    [`${COOKIE}=seven`, null],
    [`${COOKIE}=7=7`, null],
    [`my.${COOKIE}=7`, null],
    [`${COOKIE}=101; ${COOKIE}=8; ${COOKIE}=9`, 8],
    [`__Host-${COOKIE}=7`, null],
    ['', null],
    [undefined, null],
  ])('reads %j as %j', (cookies, cohort) => {
    expect(cohortOf(cookies, false)).toBe(cohort);
  });

  it('accepts only the cookie of the host itself over https', () => {
    expect(cohortOf(`${COOKIE}=7`, true)).toBeNull();
    expect(cohortOf(`${COOKIE}=7; __Host-${COOKIE}=8`, true)).toBe(8);
  });

  it.each([true, false])('reads the cookie it sets (https: %s)', (isSecure) => {
    const cohort = drawCohort();
    expect(cohortOf(cohortCookie(cohort, isSecure).split(';')[0], isSecure)).toBe(cohort);
  });
});

it('cohorts are drawn uniformly', () => {
  const draws = 100_000;
  const counts = Array.from({ length: 100 }, () => 0);
  for (let drawn = 0; drawn < draws; drawn += 1) {
    const cohort = drawCohort();
    counts[cohort] = (counts[cohort] ?? NaN) + 1;
  }
  expect(counts).toHaveLength(100);
  const expected = draws / 100;
  const chiSquare = counts.reduce((sum, it) => sum + (it - expected) ** 2 / expected, 0);
  // With 99 degrees of freedom a uniform draw exceeds 200 once in a hundred million runs.
  expect(chiSquare).toBeLessThan(200);
});

it('the cookie belongs to the host over https, and has no domain', () => {
  expect(cohortCookie(7, true)).toBe(
    `__Host-${COOKIE}=7; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(cohortCookie(7, false)).toBe(
    `${COOKIE}=7; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
  );
});
