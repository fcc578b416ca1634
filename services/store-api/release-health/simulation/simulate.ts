/*
 * Simulates the automatic rollback with good and bad canaries, and prints the figures of `docs/release-rollback.md` as
 * JSON: `node services/store-api/release-health/simulation/simulate.ts`. Every run draws the same.
 */
import { runTrials, SHOP } from './simulate-failures.ts';
import { runLcpTrials } from './simulate-lcp.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Ten minutes of every hour in which one page in 20 fails, of both releases. */
const withIncidents = (seconds: number): number => (seconds % HOUR < 600 ? 0.05 : SHOP.rate);

const figures = {
  goodFor24Hours: runTrials(1000, 1, { every: MINUTE, until: 24 * HOUR }),
  goodEvery5Seconds: runTrials(1000, 2, { every: 5, until: HOUR }),
  goodWithIncidents: runTrials(500, 3, { every: MINUTE, until: 6 * HOUR, base: withIncidents }),
  tenPercentThrow: runTrials(2000, 4, { every: 5, until: HOUR, worseBy: 0.1 }),
  fivePointsWorse: runTrials(2000, 5, { every: 5, until: HOUR, worseBy: 0.05 }),
  onePointWorse: runTrials(2000, 6, { every: 5, until: HOUR, worseBy: 0.01 }),
  tenPercentThrowAtOnePercent: runTrials(1000, 7, {
    every: 5,
    until: HOUR,
    worseBy: 0.1,
    share: 0.01,
  }),
  lcpEqual: runLcpTrials(200, 1),
  lcp15PercentSlower: runLcpTrials(200, 1.15),
  lcp50PercentSlower: runLcpTrials(200, 1.5),
  lcpTwiceAsSlow: runLcpTrials(200, 2),
};
console.log(JSON.stringify(figures, null, 1));
