/** @jest-environment node */
import { drawCohort, cohortCookie, cohortOf } from './cohort.ts';

describe('cohortOf', () => {
  it.each([
    ['fv.country=IT; fv.share=7', 7],
    ['fv.share=0', 0],
    ['fv.share=99', 99],
    ['fv.share=100', null],
    ['fv.share=101', null],
    ['fv.share=-1', null],
    ['fv.share=007', null],
    ['fv.share=07', null],
    ['fv.share=', null],
    ['fv.share', null],
    ['fv.share=1e1', null],
    ['fv.share=seven', null],
    ['fv.share=7=7', null],
    ['my.fv.share=7', null],
    ['fv.share=101; fv.share=8; fv.share=9', 8],
    ['__Host-fv.share=7', null],
    ['', null],
    [undefined, null],
  ])('reads %j as %j', (cookies, cohort) => {
    expect(cohortOf(cookies, false)).toBe(cohort);
  });

  it('accepts only the cookie of the host itself over https', () => {
    expect(cohortOf('fv.share=7', true)).toBeNull();
    expect(cohortOf('fv.share=7; __Host-fv.share=8', true)).toBe(8);
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
    '__Host-fv.share=7; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
  );
  expect(cohortCookie(7, false)).toBe(
    'fv.share=7; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax',
  );
});
