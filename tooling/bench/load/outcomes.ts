import { percentile } from '../figure.ts';

/** Requests of a load: response times by kind, and everything that was no valid response. */
export interface Outcomes {
  /** Performs a request and notes its outcome. A failed one counts as an error, and does not throw. */
  note: (kind: string, request: () => Promise<unknown>) => Promise<void>;
  sent: () => number;
  /** Number of failed requests by kind and reason. */
  errors: () => ReadonlyMap<string, number>;
  /** Percentiles of the response times in ms, of all requests first, then by kind. */
  times: () => { kind: string; p50: number; p99: number }[];
}

export const recordOutcomes = (): Outcomes => {
  const times = new Map<string, number[]>();
  const errors = new Map<string, number>();
  let sent = 0;
  const timesOf = (kind: string, values: readonly number[]) => ({
    kind,
    p50: percentile(values, 0.5),
    p99: percentile(values, 0.99),
  });
  return {
    note: async (kind, request) => {
      sent += 1;
      const started = performance.now();
      try {
        await request();
      } catch (error) {
        const reason = `${kind}: ${error instanceof Error ? error.message : String(error)}`;
        errors.set(reason, (errors.get(reason) ?? 0) + 1);
      }
      const values = times.get(kind) ?? [];
      times.set(kind, values);
      values.push(performance.now() - started);
    },
    sent: () => sent,
    errors: () => errors,
    times: () => [
      timesOf('all requests', [...times.values()].flat()),
      ...[...times].map(([kind, values]) => timesOf(kind, values)),
    ],
  };
};
