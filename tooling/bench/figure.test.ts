import { atLeast, atMost, figureLine, repeatedFigure, report, verdictOf } from './figure.ts';

describe('a repeated figure', () => {
  it('is the median beside its bar and goal, with the slowest', () => {
    const figure = repeatedFigure('rollback', [900, 3100, 1200], atMost(5000, 2000));
    expect(verdictOf(figure)).toBe('ok');
    expect(figureLine(figure)).toMatch(
      /^rollback, median of 3 +1200 ms +≤ 5000 ms +≤ 2000 ms +ok +slowest 3100 ms$/,
    );
  });

  it('informs without limits', () => {
    const figure = repeatedFigure('its build', [900]);
    expect(verdictOf(figure)).toBeNull();
    expect(figureLine(figure)).toMatch(/^its build, median of 1 +900 ms +slowest 900 ms$/);
  });
});

describe('a verdict', () => {
  const figure = { what: 'LCP', unit: 'ms' };

  it.each([
    [800, 'ok'],
    [801, 'over goal'],
    [1200, 'over goal'],
    [1201, 'OVER'],
    [Number.NaN, 'OVER'],
  ])('of %d ms at a bar of 1,200 and a goal of 800 is %s', (value, verdict) => {
    expect(verdictOf({ ...figure, value, limits: atMost(1200, 800) })).toBe(verdict);
  });

  it.each([
    [180, 'ok'],
    [179, 'over goal'],
    [89, 'OVER'],
  ])('of %d requests per second at a bar of 90 and a goal of 180 is %s', (value, verdict) => {
    expect(verdictOf({ ...figure, value, limits: atLeast(90, 180) })).toBe(verdict);
  });

  it('is counted in the report', () => {
    const limits = atMost(2, 1);
    const figures = [1, 2, 3, 3].map((value) => ({ ...figure, value, limits }));
    expect(report([...figures, { ...figure, value: 9 }])).toMatch(
      /Of 4 figures with a bar, 1 meet their goal, 1 only their bar, 2 are over it\.$/,
    );
  });
});
