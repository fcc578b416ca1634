import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { publicSpan } from './public-span.ts';

/** `@fastify/otel` has no option against spans of not-found handlers. */
const isHandler = ({ attributes }: ReadableSpan): boolean => 'fastify.type' in attributes;

export type Report = (
  level: 'info' | 'warn',
  event: string,
  values: Record<string, string>,
) => void;

/**
 * Sends spans without private attributes. An outage of the collector is one log line at its beginning and one at its
 * end; spans of failed batches are dropped.
 */
export const reportingExporter = (
  exporter: SpanExporter,
  collector: string,
  report: Report,
): SpanExporter => {
  let isDown = false;
  const note = ({ code, error }: ExportResult): void => {
    const hasFailed = code === ExportResultCode.FAILED;
    if (hasFailed === isDown) return;
    isDown = hasFailed;
    if (hasFailed) report('warn', 'traces are dropped', { collector, reason: String(error) });
    else report('info', 'traces are sent again', { collector });
  };
  return {
    export: (spans, done) =>
      exporter.export(spans.filter((it) => !isHandler(it)).map(publicSpan), (result) => {
        note(result);
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
};
