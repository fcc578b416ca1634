import { failureChart } from './health-chart.ts';

const NOW = new Date('2026-11-20T10:02:30.000Z');
const minute = (time: string, views: number, failedViews: number) => ({
  minute: `2026-11-20T${time}`,
  views,
  failedViews,
});
const draw = (...series: Parameters<typeof failureChart>[1][number]['minutes'][]) =>
  failureChart(
    'catalog',
    series.map((minutes, index) => ({ version: `0.${index + 1}.0-aaaa`, minutes })),
    NOW,
  )?.markup;
const lines = (markup = '') =>
  [...markup.matchAll(/points="(\S+ ?.*?)" \/>\s*<circle/g)].map(([, it]) => it);

it('R9 has no chart without page views', () => {
  expect(draw([], [])).toBeUndefined();
  expect(draw([minute('07:00', 10, 1)])).toBeUndefined();
});

it('R9 sums five minutes to one point, on a scale that contains the highest rate', () => {
  const markup = draw([minute('09:55', 100, 0), minute('09:59', 100, 3), minute('10:01', 50, 0)]);
  expect(markup).toContain('2 %');
  // 1.5 % of 2 % is three quarters of the height; none failed: the lower edge.
  expect(lines(markup)).toEqual(['355.5,32.0 385.2,104.0']);
});

it('R9 draws the canary with dashes beside the live release and names both', () => {
  const markup = draw([minute('10:01', 100, 1)], [minute('10:01', 10, 9)]);
  expect(markup).toContain('100 %');
  expect(markup).toContain('class="line-1"');
  expect(markup).toMatch(/live <span class="code">0\.1\.0-aaaa<\/span>/);
  expect(markup).toMatch(/canary <span class="code">0\.2\.0-aaaa<\/span>/);
});

it('R9 never draws more than 100 %', () => {
  expect(lines(draw([minute('10:01', 1, 5)]))).toEqual(['385.2,8.0']);
});
