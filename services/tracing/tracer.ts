/** Values of a span or an event; names outside of the list in `sdk/public-span.ts` are not exported. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Header that continues a trace in another thread: `traceparent` of W3C Trace Context. */
export type Carrier = Readonly<Record<string, string>>;

/** The running SDK, as the servers use it. */
export interface Tracer {
  inSpan: <T>(name: string, attributes: Attributes, run: () => Promise<T>) => Promise<T>;
  describeRequest: (method: string, route: string, attributes: Attributes) => void;
  addEvent: (name: string, attributes: Attributes) => void;
  carrier: () => Carrier;
  takeWorkerSpans: (spans: readonly unknown[]) => void;
}

/** Null while tracing is off: then no call below costs more than this check. */
let running: Tracer | null = null;

export const useTracer = (tracer: Tracer | null): void => {
  running = tracer;
};

/** Whether spans are recorded; guards work that only a span needs. */
export const isTracing = (): boolean => running !== null;

/** Runs work in a child span of the current one. A rejection marks the span as failed by the error's name. */
export const inSpan = <T>(
  name: string,
  attributes: Attributes,
  run: () => Promise<T>,
): Promise<T> => (running ? running.inSpan(name, attributes, run) : run());

/** Names the span of the current request by a route that the server's router does not know. */
export const describeRequest = (method: string, route: string, attributes: Attributes): void =>
  running?.describeRequest(method, route, attributes);

/** Adds an event to the current span. */
export const addTraceEvent = (name: string, attributes: Attributes): void =>
  running?.addEvent(name, attributes);

/** The current span, for a worker thread; undefined while tracing is off. */
export const traceCarrier = (): Carrier | undefined => running?.carrier();

/** Exports spans that a worker thread has recorded (`worker/start-worker-tracing.ts`). */
export const takeWorkerSpans = (spans: readonly unknown[]): void => running?.takeWorkerSpans(spans);
