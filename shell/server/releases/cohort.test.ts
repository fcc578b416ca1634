import { STORAGE } from '@shop/contracts/storage';
import { drawCohort, cohortCookie, cohortOf } from './cohort.ts';

const COOKIE = STORAGE.cohortCookie.key;

describe('cohortOf', () => {
  it.each([
    [`${STORAGE.countryCookie.key}=IT; ${COOKIE}=7`, 7],
    [`${COOKIE}=0`, 0],
    [`${COOKIE}=99`, 99],
    [`${COOKIE}=100`, null],
    [`${COOKIE}=-1`, null],
    [`${COOKIE}=`, null],
    [`${COOKIE}=1e1`, null],
    ['', null],
    [undefined, null],
  ])('reads %j as %j', (cookies, cohort) => {
    expect(cohortOf(cookies)).toBe(cohort);
  });

  it('reads the cookie it sets', () => {
    const cohort = drawCohort();
    expect(cohortOf(cohortCookie(cohort, true).split(';')[0])).toBe(cohort);
  });
});

it('a cohort is one of a hundred, and all occur', () => {
  const cohorts = new Set(Array.from({ length: 10_000 }, drawCohort));
  expect([...cohorts].sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n));
});

it('the cookie is HttpOnly, and Secure if the shop is served over https', () => {
  expect(cohortCookie(7, true)).toBe(
    `${COOKIE}=7; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(cohortCookie(7, false)).not.toContain('Secure');
});
