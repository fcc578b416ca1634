import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Trials {
  trials: number;
  withdrawn: number;
  /** Seconds; null if not withdrawn. */
  median: number | null;
  slowest99: number | null;
}
interface LcpTrials {
  trials: number;
  withdrawn: number;
}
type Figures = Record<string, Trials> & Record<`lcp${string}`, LcpTrials>;

/** In a process of its own: inside jest's sandbox each call of `Math` costs several times as much. */
const simulate = (): Figures =>
  JSON.parse(
    execFileSync(process.execPath, [join(__dirname, 'simulate.ts')], { encoding: 'utf8' }),
  );

let figures: Figures;
beforeAll(() => {
  figures = simulate();
  // For docs/release-rollback.md.
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}, 900_000);

const shareOf = (name: string): number =>
  (figures[name]?.withdrawn ?? NaN) / (figures[name]?.trials ?? 1);

describe('automatic rollback, at 50 visits a second and a failure rate of 0.5 %', () => {
  it.each([
    'goodFor24Hours',
    'goodEvery5Seconds',
    'goodWithIncidents',
    'lcpEqual',
    'lcp15PercentSlower',
  ])('withdraws at most one of 100 good canaries: %s', (name) => {
    expect(shareOf(name)).toBeLessThanOrEqual(0.01);
  });

  it.each([
    ['tenPercentThrow', 120],
    ['fivePointsWorse', 600],
    ['onePointWorse', 1800],
    ['tenPercentThrowAtOnePercent', 600],
  ])('withdraws bad canaries in time: %s', (name, seconds) => {
    expect(shareOf(name)).toBe(1);
    expect(figures[name]?.slowest99).toBeLessThanOrEqual(seconds);
  });

  it.each(['lcp50PercentSlower', 'lcpTwiceAsSlow'])('withdraws slow canaries: %s', (name) => {
    expect(shareOf(name)).toBe(1);
  });
});
