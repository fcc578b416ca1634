/** Alternatives of a comparison: how many more samples of the candidate are bad than of its baseline, as fractions. */
export interface TestSettings {
  /**
   * Increments over the baseline's rate that the test bets on with equal weights. Any list is valid; these detect small
   * and large regressions about equally well.
   */
  increments: readonly number[];
  /** Highest accepted probability of withdrawing a candidate that is no worse, over its whole life. */
  alpha: number;
  /** Samples of the candidate before the test may act. */
  leastSamples: number;
}

/** All constants of release health. Each is explained in `docs/release-rollback.md`. */
export const HEALTH_SETTINGS = {
  /** Interval in ms at which counts are written to the database. */
  flushEvery: 3000,
  /** Interval in ms at which live releases are evaluated. */
  evaluateEvery: 5000,
  /** Hours that counts by minute and by hour are kept. */
  keepHours: 48,
  /** Tolerance in hours between the clocks of the shell and of store-api. */
  clockTolerance: 1,
  limits: {
    /** Page views of one network that count, per minute. */
    viewsPerNetwork: 30,
    /** Failed page views of one network that count, per minute. */
    failedViewsPerNetwork: 6,
    /** Later reports of a page of one network that count, per minute. */
    laterReportsPerNetwork: 60,
    /** Reports with vitals of one network that count, per hour: invented times must stay a small part. */
    vitalsPerNetworkAndHour: 6,
    /** Requests per network and minute before 429. */
    requestsPerNetwork: 240,
    /** Requests per second and process, of all networks together, before 429. */
    requestsPerSecond: 1000,
  },
  /** Candidate page views in one step of a test. Smaller steps weaken a small canary's evidence. */
  leastViewsPerStep: 10,
  /** Networks that must have seen the candidate fail, so that one network cannot condemn a release. */
  leastFailingNetworks: 5,
  /** The observed failure rate must be this much higher, as a fraction: smaller differences are no reason to act. */
  leastIncrease: 0.002,
  failures: {
    increments: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5],
    alpha: 0.005,
    leastSamples: 100,
  } satisfies TestSettings,
  /** Each of LCP and INP. With the failures, the probabilities add up to 1 %. */
  vitals: {
    increments: [0.03, 0.06, 0.12, 0.25, 0.5],
    alpha: 0.0025,
    leastSamples: 200,
  } satisfies TestSettings,
  /** Buckets of the histograms by which the candidate's p75 may be higher: two are 20 %. */
  slowerBuckets: 2,
  /** A freshly promoted release is compared with the previous default's last figures. */
  promotion: {
    /** Hours after a promotion in which it may be rolled back automatically. */
    hours: 1,
    /** Minutes before the promotion whose figures are the baseline. */
    baselineMinutes: 60,
    /** Page views that a baseline needs. */
    leastBaselineViews: 500,
    /** Standard errors of the baseline's upper bound. */
    baselineErrors: 3,
    /** Factor and fraction on top of it, because traffic changes within an hour. */
    factor: 1.5,
    margin: 0.005,
    /** Buckets by which p75 may be higher: four are 44 %, as every visitor fetches the new files. */
    slowerBuckets: 4,
  },
  /** A staged rollout does not advance while any e-value is above this. */
  holdAbove: 10,
  /** Longest time in ms that one evaluation adds to a stage, so that a clock set forward does not advance it. */
  longestStep: 60_000,
} as const;

/** Author of automatic edits in the release history. */
export const AUTHOR = 'health';
