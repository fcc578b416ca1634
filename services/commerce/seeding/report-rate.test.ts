import { reportRate } from './report-rate.ts';

describe('the rate of a long load', () => {
  it('tells how many rows are in, how many a second, and how long it takes still', () => {
    const lines: string[] = [];
    let clock = 0;
    const tick = reportRate(
      'SKUs',
      10_000,
      (line) => lines.push(line),
      () => clock,
    );
    for (let row = 0; row < 2_500; row++) {
      clock += 1;
      tick();
    }
    expect(lines).toEqual([
      'seed: 1,000 of 10,000 SKUs, 1,000 a second, 9 s left',
      'seed: 2,000 of 10,000 SKUs, 1,000 a second, 8 s left',
    ]);
  });

  it('says nothing of a short one', () => {
    const lines: string[] = [];
    const tick = reportRate(
      'SKUs',
      300,
      (line) => lines.push(line),
      () => 0,
    );
    for (let row = 0; row < 300; row++) tick();
    expect(lines).toEqual([]);
  });
});
