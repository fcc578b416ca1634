import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';

/**
 * Attributes that leave the process. Instrumentations add others, such as `url.full`, `user_agent.original` and messages
 * of exceptions, which can contain search texts, e-mail addresses and tokens.
 */
const PUBLIC: ReadonlySet<string> = new Set([
  'error.type',
  'exception.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'network.protocol.version',
  'server.address',
  'server.port',
  'url.scheme',
  'url.template',
]);

/** Attributes of the shop itself contain releases, markets and pages, never a visitor's data. */
const isPublic = (name: string): boolean => PUBLIC.has(name) || name.startsWith('shop.');

const publicAttributes = (attributes: Attributes = {}): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => isPublic(name)));

/**
 * The span as it is exported: attributes of the list above, no status message, no links and no `tracestate`, whose
 * content the client chooses.
 */
export const publicSpan = (span: ReadableSpan): ReadableSpan => {
  const { traceState: _, ...context } = span.spanContext();
  const { traceState: __, ...parent } = span.parentSpanContext ?? { traceState: undefined };
  return {
    name: span.name,
    kind: span.kind,
    spanContext: () => context,
    ...('spanId' in parent && { parentSpanContext: parent }),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    status: { code: span.status.code },
    attributes: publicAttributes(span.attributes),
    links: [],
    events: span.events.map(({ attributes, ...event }) => ({
      ...event,
      attributes: publicAttributes(attributes),
    })),
    ended: span.ended,
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: span.droppedAttributesCount,
    droppedEventsCount: span.droppedEventsCount,
    droppedLinksCount: span.droppedLinksCount,
  };
};
