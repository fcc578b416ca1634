/** Samples of one release, and how many of them are bad. */
export interface Samples {
  samples: number;
  bad: number;
}

/** New samples of both releases since the last step. */
export interface Step {
  candidate: Samples;
  baseline: Samples;
}

/** An e-process: one logarithm per alternative, and the highest value of their mean so far. */
export interface EProcess {
  logs: readonly number[];
  /** Highest logarithm of the e-value so far. */
  peak: number;
}

export const startEProcess = (increments: readonly number[]): EProcess => ({
  logs: increments.map(() => 0),
  peak: 0,
});

const LOWEST_RATE = 0.0005;
const HIGHEST_RATE = 0.99;

const clamp = (rate: number): number => Math.min(HIGHEST_RATE, Math.max(LOWEST_RATE, rate));

/** Logarithm of the likelihood ratio of two rates for these samples. */
const logRatio = ({ samples, bad }: Samples, rate: number, nullRate: number): number =>
  bad * Math.log(rate / nullRate) + (samples - bad) * Math.log((1 - rate) / (1 - nullRate));

/** Logarithm of the e-value: the mean over the alternatives, which have equal weights. */
export const logEValue = (logs: readonly number[]): number => {
  const highest = Math.max(...logs);
  const sum = logs.reduce((total, log) => total + Math.exp(log - highest), 0);
  return highest + Math.log(sum / logs.length);
};

const advanced = ({ logs, peak }: EProcess, gainOf: (index: number) => number): EProcess => {
  const next = logs.map((log, index) => log + gainOf(index));
  return { logs: next, peak: Math.max(peak, logEValue(next)) };
};

/**
 * Adds one step of two concurrent releases. The null hypothesis: in no step is the candidate's rate higher than the
 * baseline's in the same step. Rates may change from step to step, so an incident that hits both is no evidence.
 *
 * Each alternative bets on the rates `baselineRate` and `baselineRate + increment`. Its e-variable is the likelihood
 * ratio to the null rate that is their mean weighted by samples (Turner, Ly & Grünwald, "Generic E-variables for exact
 * sequential k-sample tests that allow for optional stopping", JSPI 230, 2024). Its expectation is at most 1 at any
 * rate under the null hypothesis, so by Ville's inequality the e-value exceeds 1/α with probability at most α, ever.
 *
 * @param baselineRate - estimate from samples before this step; a wrong one costs power, not validity
 */
export const addConcurrentStep = (
  process: EProcess,
  { candidate, baseline }: Step,
  baselineRate: number,
  increments: readonly number[],
): EProcess => {
  const all = candidate.samples + baseline.samples;
  if (candidate.samples === 0 || baseline.samples === 0) return process;
  const low = clamp(baselineRate);
  return advanced(process, (index) => {
    const high = clamp(low + (increments[index] ?? 0));
    const mean = (candidate.samples * high + baseline.samples * low) / all;
    return logRatio(candidate, high, mean) + logRatio(baseline, low, mean);
  });
};

/**
 * Adds one step of a release that has no concurrent baseline. The null hypothesis: its rate is at most `nullRate`.
 */
export const addFixedStep = (
  process: EProcess,
  candidate: Samples,
  nullRate: number,
  increments: readonly number[],
): EProcess => {
  const low = clamp(nullRate);
  return advanced(process, (index) =>
    logRatio(candidate, clamp(low + (increments[index] ?? 0)), low),
  );
};
