import type { FastifyInstance } from 'fastify';
import { replyError } from '../http/error-reply.ts';
import { atMost } from './at-most.ts';
import type { ReportCounter } from './count-reports.ts';
import { readFailure } from './read-failure.ts';
import { readReports } from './read-reports.ts';

/** Longest body in bytes. A browser's report has one or two kilobytes, and it may send some at a time. */
const LONGEST_BODY = 65_536;
/** Calls taken in a minute, from all visitors together: a page that breaks its policy does so everywhere. */
const MOST_PER_MINUTE = 600;
/** Failures written to the log in a minute: each by itself, for a shopper may ask about it. */
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
 * `POST /reports`: what browsers report of pages that broke their Content-Security-Policy or Trusted Types, and pages of
 * something that threw in them (S14). Anyone may send anything: it is counted, the first of each kind of the one and each
 * of the other is written to the log, and nothing else comes of it. A failure is logged under the request's id, which
 * the shopper was shown.
 */
export const postReports = (
  app: FastifyInstance,
  counter: ReportCounter,
  now: () => number = Date.now,
): void => {
  const takes = atMost(MOST_PER_MINUTE, now);
  const takesFailure = atMost(MOST_FAILURES_PER_MINUTE, now);
  app.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser(
      TYPES,
      { parseAs: 'string', bodyLimit: LONGEST_BODY },
      (_, body, done) => done(null, parse(String(body))),
    );
    calls.addHook('onRequest', async (_, reply) => {
      reply.header('access-control-allow-origin', '*');
      // A report in the old form is sent without CORS, and its answer is blocked otherwise.
      reply.header('cross-origin-resource-policy', 'cross-origin');
    });
    // A report of a list is not a simple request: the browser asks first.
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
      if (!takes() || (failure && !takesFailure())) {
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
