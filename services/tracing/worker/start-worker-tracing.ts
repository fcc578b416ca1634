import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  AlwaysOffSampler,
  NodeTracerProvider,
  ParentBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { instrumentFetch } from '../sdk/instrumentations.ts';
import type { Carrier } from '../tracer.ts';
import { messageOf } from './span-message.ts';

/** Runs work as part of the trace of its carrier. */
export type RunInTrace = <T>(carrier: Carrier | undefined, run: () => T) => T;

/**
 * Records the fetches of a worker thread. Finished spans go to the main thread, which exports them: one queue and one
 * connection for all workers, and nothing is lost when a worker ends.
 *
 * @param ownOrigins as in `startTracing`
 * @param send passes spans to `takeWorkerSpans` in the main thread
 */
export const startWorkerTracing = (
  ownOrigins: readonly string[],
  send: (spans: readonly unknown[]) => void,
): RunInTrace => {
  const provider = new NodeTracerProvider({
    // The main thread decides for each trace; work outside of one has none.
    sampler: new ParentBasedSampler({ root: new AlwaysOffSampler() }),
    spanProcessors: [
      {
        onStart: () => undefined,
        onEnd: (span) => send([messageOf(span)]),
        forceFlush: async () => undefined,
        shutdown: async () => undefined,
      },
    ],
  });
  provider.register({ propagator: new W3CTraceContextPropagator() });
  instrumentFetch(ownOrigins, provider);
  return (carrier, run) =>
    carrier ? context.with(propagation.extract(ROOT_CONTEXT, carrier), run) : run();
};
