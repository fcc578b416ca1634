import { setTimeout as pause } from 'node:timers/promises';
import {
  context,
  propagation,
  SpanStatusCode,
  type TextMapPropagator,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { TracingOptions } from '../start-tracing.ts';
import type { Tracer } from '../tracer.ts';
import { spanOf } from '../worker/span-message.ts';
import { instrumentFastify, instrumentFetch } from './instrumentations.ts';
import { type Report, reportingExporter } from './reporting-exporter.ts';

/** Sends `traceparent`, and reads none: a visitor's header neither forces sampling nor joins other traces. */
const outwardOnly = (propagator: TextMapPropagator): TextMapPropagator => ({
  inject: (...args) => propagator.inject(...args),
  extract: (active) => active,
  fields: () => propagator.fields(),
});

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

interface Sdk {
  tracer: Tracer;
  /** Fields of log lines written within a trace. */
  logContext: () => Record<string, string>;
  /** Sends the queued spans. @returns false if the limit, in ms, was exceeded */
  shutdown: (limit: number) => Promise<boolean>;
}

/** Opens the SDK: a bounded queue whose batches are sent in the background, so that no request waits for them. */
export const openSdk = ({
  endpoint,
  service,
  ownOrigins,
  continuesTraces,
  withoutSpans,
  report,
}: Omit<TracingOptions, 'settings'> & { endpoint: string; report: Report }): Sdk => {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': service }))
    .merge(detectResources({ detectors: [envDetector] }));
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const queue = new BatchSpanProcessor(
    reportingExporter(exporter, new URL(endpoint).origin, report),
  );
  const provider = new NodeTracerProvider({ resource, spanProcessors: [queue] });
  const propagator = new W3CTraceContextPropagator();
  provider.register({ propagator: continuesTraces ? propagator : outwardOnly(propagator) });
  const instrumentations = [
    instrumentFastify(withoutSpans, provider),
    instrumentFetch(ownOrigins, provider),
  ];
  const spans = provider.getTracer('@shop/tracing');

  return {
    tracer: {
      inSpan: (name, attributes, run) =>
        spans.startActiveSpan(name, { attributes }, async (span) => {
          try {
            return await run();
          } catch (error) {
            span.setAttribute('error.type', nameOf(error));
            span.setStatus({ code: SpanStatusCode.ERROR });
            throw error;
          } finally {
            span.end();
          }
        }),
      describeRequest: (method, route, attributes) => {
        const span = trace.getActiveSpan();
        span
          ?.updateName(`${method} ${route}`)
          .setAttributes({ 'http.route': route, ...attributes });
      },
      addEvent: (name, attributes) => void trace.getActiveSpan()?.addEvent(name, attributes),
      carrier: () => {
        const carrier: Record<string, string> = {};
        propagation.inject(context.active(), carrier);
        return carrier;
      },
      takeWorkerSpans: (messages) => {
        for (const message of messages) queue.onEnd(spanOf(message, resource));
      },
    },
    logContext: (): Record<string, string> => {
      const span = trace.getActiveSpan();
      return span ? { trace_id: span.spanContext().traceId } : {};
    },
    shutdown: async (limit) => {
      for (const it of instrumentations) it.disable();
      const sent = provider.shutdown().then(
        () => true,
        () => true,
      );
      const timer = new AbortController();
      const isFlushed = await Promise.race([sent, pause(limit, false, { signal: timer.signal })]);
      timer.abort();
      for (const api of [trace, context, propagation]) api.disable();
      return isFlushed;
    },
  };
};
