import { onCLS, onINP, onLCP } from 'web-vitals';
import type { HealthReport } from '@shop/contracts/remote/health-report';

type Vitals = NonNullable<HealthReport['vitals']>;

/** Maximum of a report, in ms (`healthReportSchema`). */
const LONGEST = 120_000;

/**
 * Measures the Web Vitals of the document. The browser keeps earlier entries, so it may start late.
 *
 * @returns the values so far; undefined without any
 */
export const measureVitals = (): (() => Vitals | undefined) => {
  const vitals: Vitals = {};
  // Later values replace earlier ones: at the last moment there is no time to ask for them.
  const options = { reportAllChanges: true };
  onLCP(({ value }) => (vitals.lcp = Math.min(Math.round(value), LONGEST)), options);
  onINP(({ value }) => (vitals.inp = Math.min(Math.round(value), LONGEST)), options);
  onCLS(({ value }) => (vitals.cls = Math.min(Math.round(value * 1e4) / 1e4, 100)), options);
  return () => (Object.keys(vitals).length > 0 ? vitals : undefined);
};
