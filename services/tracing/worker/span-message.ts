import type { Resource } from '@opentelemetry/resources';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';

/** A span as a message between threads: its data, without methods and without the process's resource. */
type SpanMessage = Omit<
  ReadableSpan,
  'spanContext' | 'resource' | 'parentSpanContext' | 'links'
> & {
  context: ReturnType<ReadableSpan['spanContext']>;
  parentSpanContext: ReadableSpan['parentSpanContext'];
};

export const messageOf = (span: ReadableSpan): SpanMessage => {
  const { traceState: _, ...context } = span.spanContext();
  const { traceState: __, ...parent } = span.parentSpanContext ?? { traceState: undefined };
  return {
    name: span.name,
    kind: span.kind,
    context,
    parentSpanContext: 'spanId' in parent ? parent : undefined,
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    status: span.status,
    attributes: span.attributes,
    events: span.events,
    ended: span.ended,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: span.droppedAttributesCount,
    droppedEventsCount: span.droppedEventsCount,
    droppedLinksCount: span.droppedLinksCount,
  };
};

/** @param message from {@link messageOf} in a worker of this process */
export const spanOf = (message: unknown, resource: Resource): ReadableSpan => {
  const { context, parentSpanContext, ...span } = message as SpanMessage;
  return {
    ...span,
    ...(parentSpanContext && { parentSpanContext }),
    spanContext: () => context,
    links: [],
    resource,
  };
};
