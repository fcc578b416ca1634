import { HEALTH_SETTINGS } from '../health-settings.ts';
import { addConcurrentStep, addFixedStep, logEValue, startEProcess } from './e-process.ts';

const { increments } = HEALTH_SETTINGS.failures;
const start = startEProcess(increments);

/** Probabilities of 0 to `n` successes. */
const binomial = (n: number, p: number): number[] => {
  const probabilities = [(1 - p) ** n];
  for (let k = 1; k <= n; k += 1)
    probabilities.push(((probabilities[k - 1] ?? 0) * (n - k + 1) * p) / (k * (1 - p)));
  return probabilities;
};

/** Exact expectation of the e-value after one step. */
const expected = (
  [canaryViews, canaryRate]: [number, number],
  [stableViews, stableRate]: [number, number],
  estimate: number,
): number => {
  let sum = 0;
  binomial(canaryViews, canaryRate).forEach((its, bad) =>
    binomial(stableViews, stableRate).forEach((other, otherBad) => {
      const step = {
        candidate: { samples: canaryViews, bad },
        baseline: { samples: stableViews, bad: otherBad },
      };
      sum +=
        its *
        other *
        Math.exp(logEValue(addConcurrentStep(start, step, estimate, increments).logs));
    }),
  );
  return sum;
};

describe('the e-process of two concurrent releases', () => {
  it.each([0.0001, 0.005, 0.03, 0.2, 0.6])(
    'has an expectation of at most 1 if both fail at a rate of %d, whatever the estimate',
    (rate) => {
      for (const estimate of [0, 0.005, 0.1, 0.9])
        for (const [views, others] of [
          [10, 90],
          [25, 25],
          [40, 3],
        ] as const)
          expect(expected([views, rate], [others, rate], estimate)).toBeLessThanOrEqual(1 + 1e-9);
    },
  );

  it('has an expectation of at most 1 if the canary fails less', () => {
    expect(expected([10, 0.001], [90, 0.01], 0.01)).toBeLessThan(1);
    expect(expected([10, 0.1], [90, 0.3], 0.005)).toBeLessThan(1);
  });

  it('grows if the canary fails more', () => {
    expect(expected([10, 0.105], [90, 0.005], 0.005)).toBeGreaterThan(3);
  });

  it('draws no conclusion from one release alone', () => {
    const none = { samples: 0, bad: 0 };
    const all = { samples: 100, bad: 100 };
    expect(addConcurrentStep(start, { candidate: all, baseline: none }, 0.005, increments)).toBe(
      start,
    );
    expect(addConcurrentStep(start, { candidate: none, baseline: all }, 0.005, increments)).toBe(
      start,
    );
  });

  it('remembers its highest value', () => {
    const bad = { candidate: { samples: 100, bad: 20 }, baseline: { samples: 900, bad: 4 } };
    const good = { candidate: { samples: 5000, bad: 0 }, baseline: { samples: 45_000, bad: 225 } };
    const risen = addConcurrentStep(start, bad, 0.005, increments);
    const fallen = addConcurrentStep(risen, good, 0.005, increments);
    expect(logEValue(fallen.logs)).toBeLessThan(risen.peak);
    expect(fallen.peak).toBe(risen.peak);
  });
});

describe('the e-process of a release without a concurrent baseline', () => {
  it('has an expectation of at most 1 up to the accepted rate', () => {
    for (const rate of [0.001, 0.012]) {
      const sum = binomial(50, rate).reduce((total, probability, bad) => {
        const { logs } = addFixedStep(start, { samples: 50, bad }, 0.012, increments);
        return total + probability * Math.exp(logEValue(logs));
      }, 0);
      expect(sum).toBeLessThanOrEqual(1 + 1e-9);
    }
  });
});
