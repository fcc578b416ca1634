import { drawCohort, cohortCookie, cohortOf } from './cohort.ts';

describe('cohortOf', () => {
  it.each([
    ['fv.country=IT; fv.share=7', 7],
    ['fv.share=0', 0],
    ['fv.share=99', 99],
    ['fv.share=100', null],
    ['fv.share=-1', null],
    ['fv.share=', null],
    ['fv.share=1e1', null],
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
    'fv.share=7; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
  );
  expect(cohortCookie(7, false)).not.toContain('Secure');
});
