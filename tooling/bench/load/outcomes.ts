import { percentile } from '../figure.ts';

/** Requests of a load: response times by kind, and everything that was no valid response. */
export interface Outcomes {
  /**
   * Performs a request and notes its outcome. A failed one counts as an error, and does not throw; one that resolves to
   * false counts as a page without its content, which the browser adds.
   */
  note: (kind: string, request: () => Promise<unknown>) => Promise<void>;
  sent: () => number;
  /** Number of pages without content by kind. */
  empty: () => ReadonlyMap<string, number>;
  /** Number of failed requests by kind and reason. */
  errors: () => ReadonlyMap<string, number>;
  /** Percentiles of the response times in ms, of all requests first, then by kind. */
  times: () => { kind: string; p50: number; p99: number }[];
}

export const recordOutcomes = (): Outcomes => {
  const times = new Map<string, number[]>();
  const errors = new Map<string, number>();
  const empty = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
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
        if ((await request()) === false) count(empty, kind);
      } catch (error) {
        count(errors, `${kind}: ${error instanceof Error ? error.message : String(error)}`);
      }
      const values = times.get(kind) ?? [];
      times.set(kind, values);
      values.push(performance.now() - started);
    },
    sent: () => sent,
    empty: () => empty,
    errors: () => errors,
    times: () => [
      timesOf('all requests', [...times.values()].flat()),
      ...[...times].map(([kind, values]) => timesOf(kind, values)),
    ],
  };
};
