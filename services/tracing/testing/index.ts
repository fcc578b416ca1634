export { startCollector, type CollectedSpan, type Collector } from './start-collector.ts';
export { collectTraces, type CollectedTraces } from './collect-traces.ts';
