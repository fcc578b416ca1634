export { createMetrics, DURATION_BUCKETS, type Metrics } from './create-metrics.ts';
export { getMetrics } from './get-metrics.ts';
