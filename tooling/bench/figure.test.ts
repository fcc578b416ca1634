import { figureLine, meetsBar, repeatedFigure } from './figure.ts';

describe('a repeated figure', () => {
  it('is the median beside its bar, with the slowest', () => {
    const figure = repeatedFigure('rollback', [900, 3100, 1200], 2000);
    expect(meetsBar(figure)).toBe(true);
    expect(figureLine(figure)).toMatch(
      /^rollback, median of 3 +1200 ms +≤ 2000 ms +ok +slowest 3100 ms$/,
    );
  });

  it('informs without a bar', () => {
    const figure = repeatedFigure('its build', [900]);
    expect(meetsBar(figure)).toBe(true);
    expect(figureLine(figure)).toMatch(/^its build, median of 1 +900 ms +slowest 900 ms$/);
  });
});
