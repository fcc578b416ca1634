export { startTracing, type RunningTracing } from './start-tracing.ts';
export {
  addTraceEvent,
  describeRequest,
  inSpan,
  isTracing,
  takeWorkerSpans,
  traceCarrier,
  type Carrier,
} from './tracer.ts';
