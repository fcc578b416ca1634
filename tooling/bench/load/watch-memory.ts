import { median } from '../figure.ts';
import { memoryOf } from '../memory-of.ts';

/** ms between two samples. */
const INTERVAL = 5_000;

export interface MemoryUse {
  /** Highest sample in MB. */
  highest: number;
  /**
   * MB per hour: how much the medians of the second and the last quarter differ, over the time between their middles.
   * The first quarter warms up.
   */
  growth: number;
}

interface Sample {
  /** ms since the first sample. */
  at: number;
  /** MB. */
  memory: number;
}

const quarter = (samples: readonly Sample[], which: number): readonly Sample[] =>
  samples.slice(
    Math.floor((samples.length * which) / 4),
    Math.floor((samples.length * (which + 1)) / 4),
  );

const medianOf = (samples: readonly Sample[], key: keyof Sample): number =>
  median(samples.map((it) => it[key]));

/** Peak and trend of a process's resident memory. */
export const memoryUse = (samples: readonly Sample[]): MemoryUse => {
  const [second, last] = [quarter(samples, 1), quarter(samples, 3)];
  const hours = (medianOf(last, 'at') - medianOf(second, 'at')) / 3_600_000;
  return {
    highest: Math.max(...samples.map(({ memory }) => memory)),
    growth: (medianOf(last, 'memory') - medianOf(second, 'memory')) / hours,
  };
};

/** Samples the resident memory of a process until `stop`. */
export const watchMemory = (pid: () => number | undefined) => {
  const started = performance.now();
  const samples: Sample[] = [];
  const sample = (): void => {
    samples.push({ at: performance.now() - started, memory: memoryOf(pid()) });
  };
  sample();
  const timer = setInterval(sample, INTERVAL);
  return {
    stop: (): MemoryUse => {
      clearInterval(timer);
      sample();
      return memoryUse(samples);
    },
  };
};
