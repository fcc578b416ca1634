import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean; doubleValue?: number };
interface RawAttribute {
  key: string;
  value: Value;
}
interface RawSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: RawAttribute[];
  events?: { name: string; attributes: RawAttribute[] }[];
  status: { code?: number };
}
interface Payload {
  resourceSpans: {
    resource: { attributes: RawAttribute[] };
    scopeSpans: { spans: RawSpan[] }[];
  }[];
}

type Attributes = Record<string, string | number | boolean | undefined>;

/** A span as a collector receives it. */
export interface CollectedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  name: string;
  kind: 'internal' | 'server' | 'client' | 'other';
  attributes: Attributes;
  events: { name: string; attributes: Attributes }[];
  isError: boolean;
}

export interface Collector {
  /** Value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  endpoint: string;
  spans: () => readonly CollectedSpan[];
  /** Bodies as they were received. */
  payloads: () => readonly string[];
  /** Resolves with the first spans for which the check holds, looked at with every batch. */
  until: (
    isComplete: (spans: readonly CollectedSpan[]) => boolean,
  ) => Promise<readonly CollectedSpan[]>;
  stop: () => Promise<void>;
}

const attributesOf = (attributes: readonly RawAttribute[] = []): Attributes =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.boolValue ?? Number(value.intValue ?? value.doubleValue),
    ]),
  );

const KINDS = { 1: 'internal', 2: 'server', 3: 'client' } as const;

const spansOf = ({ resourceSpans }: Payload): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(attributesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        service,
        traceId: span.traceId,
        spanId: span.spanId,
        parentId: span.parentSpanId,
        name: span.name,
        kind: KINDS[span.kind as keyof typeof KINDS] ?? ('other' as const),
        attributes: attributesOf(span.attributes),
        events: (span.events ?? []).map(({ name, attributes }) => ({
          name,
          attributes: attributesOf(attributes),
        })),
        isError: span.status.code === 2,
      })),
    );
  });

/**
 * An OTLP collector over HTTP with JSON, for tests.
 *
 * @param port 0 for a free one
 */
export const startCollector = async (port = 0): Promise<Collector> => {
  const payloads: string[] = [];
  const spans: CollectedSpan[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const text = String(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
      payloads.push(text);
      spans.push(...spansOf(JSON.parse(text) as Payload));
      for (const check of waiting) check();
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => spans,
    payloads: () => payloads,
    until: (isComplete) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (!isComplete(spans)) return;
          waiting.delete(check);
          resolve(spans);
        };
        waiting.add(check);
        check();
      }),
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
};
