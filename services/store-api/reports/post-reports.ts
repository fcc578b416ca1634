import type { FastifyInstance } from 'fastify';
import { replyError } from '../http/error-reply.ts';
import type { ReportCounter } from './count-reports.ts';
import { readFailure } from './read-failure.ts';
import { readReports } from './read-reports.ts';

const MINUTE = 60_000;

/** Limits calls per minute, across all clients. */
const limitPerMinute = (perMinute: number, now: () => number): (() => boolean) => {
  let minute = 0;
  let calls = 0;
  return () => {
    const present = Math.floor(now() / MINUTE);
    if (present !== minute) calls = 0;
    minute = present;
    calls += 1;
    return calls <= perMinute;
  };
};

/** Body limit in bytes. A report has one or two kilobytes, and browsers batch some of them. */
const LONGEST_BODY = 65_536;
/** Calls per minute from all visitors together, because a page that violates its policy does so everywhere. */
const MOST_PER_MINUTE = 600;
/** Logged failures per minute. Each is logged separately, because a shopper may ask about it. */
const MOST_FAILURES_PER_MINUTE = 60;

const TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/**
 * `POST /reports`: CSP and Trusted Types violations reported by browsers, and errors reported by pages (S14). Input
 * is untrusted: it is counted, and logged (violations once per kind), and has no other effect. A failure is logged
 * under its request id, which the shopper saw.
 */
export const postReports = (
  app: FastifyInstance,
  counter: ReportCounter,
  now: () => number = Date.now,
): void => {
  const allowsCall = limitPerMinute(MOST_PER_MINUTE, now);
  const allowsFailure = limitPerMinute(MOST_FAILURES_PER_MINUTE, now);
  app.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser(
      TYPES,
      { parseAs: 'string', bodyLimit: LONGEST_BODY },
      (_, body, done) => done(null, parse(String(body))),
    );
    calls.addHook('onRequest', async (_, reply) => {
      reply.header('access-control-allow-origin', '*');
      // Legacy reports are sent without CORS, and their response is blocked otherwise.
      reply.header('cross-origin-resource-policy', 'cross-origin');
    });
    // A batch of reports needs a CORS preflight.
    calls.options('/reports', async (_, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'POST')
        .header('access-control-allow-headers', 'content-type, x-request-id')
        .header('access-control-max-age', '7200')
        .send(),
    );
    calls.post('/reports', async (request, reply) => {
      const failure = readFailure(request.body);
      if (!allowsCall() || (failure && !allowsFailure())) {
        reply.header('retry-after', '60');
        return replyError(reply, 429, 'TOO_MANY_REQUESTS', 'Too many reports.');
      }
      if (failure) {
        counter.add({ directive: 'failure', blocked: `${failure.team} ${failure.region}` });
        request.log.error({ requestId: request.id, ...failure }, 'a page failed');
        return reply.code(204).send();
      }
      const reports = readReports(request.body);
      if (reports.length === 0)
        return replyError(reply, 400, 'MALFORMED', 'The body holds no report.');
      for (const report of reports)
        if (counter.add(report)) request.log.warn({ ...report }, 'a page broke its policy');
      return reply.code(204).send();
    });
  });
};
