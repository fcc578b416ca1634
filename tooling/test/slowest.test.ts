import { slowestLines } from './slowest.ts';

it('lists the slowest suites first, with the sum of all', () => {
  const timed = [
    { name: 'quick', duration: 500 },
    { name: 'slow', duration: 12_340 },
    { name: 'middle', duration: 2000 },
  ];
  expect(slowestLines(timed, 2)).toBe(
    'slowest of 3, 14.8 s in all:\n     12.3 s  slow\n      2.0 s  middle',
  );
});
