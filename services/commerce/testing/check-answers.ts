import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { createRegistry } from '../engine/definition/registry.ts';
import { resources } from '../domains/index.ts';
import { checkAnswer } from './answers/check-answer.ts';

const registry = createRegistry(resources);
const violations: string[] = [];

/** Throws with every violation seen since the last call. */
export const reportViolations = (): void => {
  const seen = violations.splice(0);
  if (seen.length > 0)
    throw new Error(`The platform's answers break its definitions:\n${seen.join('\n')}`);
};

/** A URL decoded for readability, unless it cannot be decoded. */
const readable = (url: string): string => {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
};

/** Intercepts the complete response as it is sent, for any client. */
const onAnswer = (
  response: ServerResponse,
  hear: (contentType: string, body: string) => void,
): void => {
  const chunks: Buffer[] = [];
  let headers: Readonly<Record<string, unknown>> = {};
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const { write, end, writeHead } = response;
  response.writeHead = ((...given: Parameters<typeof writeHead>) => {
    const last: unknown = given.at(-1);
    if (typeof last === 'object') headers = last as typeof headers;
    return writeHead.apply(response, given);
  }) as typeof writeHead;
  response.write = ((...given: Parameters<typeof write>) => {
    keep(given[0]);
    return write.apply(response, given);
  }) as typeof write;
  response.end = ((...given: Parameters<typeof end>) => {
    keep(given[0]);
    const header = (name: string) => String(headers[name] ?? response.getHeader(name) ?? '');
    const sent = Buffer.concat(chunks);
    const body = header('content-encoding') === 'gzip' ? gunzipSync(sent) : sent;
    hear(header('content-type'), body.toString());
    return end.apply(response, given);
  }) as typeof end;
};

/** Checks every answer of the platform against the definitions; `reportViolations` tells. */
export const checkAnswers = (app: FastifyInstance, base: string): void => {
  app.server.prependListener('request', (request, response) => {
    onAnswer(response, (contentType, body) => {
      const { method = '', url = '', headers } = request;
      const found = checkAnswer(
        {
          method,
          url: new URL(url, 'http://platform.test'),
          requestHeaders: headers,
          status: response.statusCode,
          contentType,
          body,
        },
        { registry, base },
      );
      for (const it of found)
        violations.push(`${method} ${readable(url)} → ${response.statusCode}: ${it}`);
    });
  });
};

// Fails the test that saw the answer. Only a test's file has hooks to hang this on.
if (typeof afterEach === 'function') afterEach(reportViolations);
