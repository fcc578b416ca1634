import {
  HEALTH_REPORT_LIMIT,
  HEALTH_REPORTS_PATH,
  healthReportSchema,
} from '@shop/contracts/remote/health-report';
import { createTokenBuckets } from '@shop/server-kit/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replyError } from '../../http/error-reply.ts';
import { HEALTH_SETTINGS as SETTINGS } from '../health-settings.ts';
import { type CountContext, countReport, namesItsSet } from './count-report.ts';
import { isCurrent, isSigned } from './verify-set.ts';

/** What became of a report, for the metric. */
type ReportOutcome = 'counted' | 'foreign' | 'stale' | 'forged' | 'unknown' | 'limited';

export interface IngestContext extends CountContext {
  /** Keys of the shell's signatures: the current one, and the previous one during a rotation. */
  signingKeys: readonly string[];
  /** Origins of the shop. A page of another origin could let its visitors report. */
  origins: readonly string[];
  /** Whether an address is that of a shell's server, which reports for all visitors. */
  isTrusted: (address: string) => boolean;
  now: () => Date;
}

const TYPES = ['application/json', 'text/plain'];

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** Key of the sender's network; null for the shell's servers. */
const networkOfRequest = (
  { isTrusted, networks }: IngestContext,
  { ip }: FastifyRequest,
): string | null => {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return isTrusted(address) ? null : networks.keyOf(address);
};

const outcomeOf = (
  context: IngestContext,
  request: FastifyRequest,
  report: ReturnType<typeof healthReportSchema.parse>,
): ReportOutcome => {
  const { signingKeys, registered, now } = context;
  const { origin } = request.headers;
  if (origin !== undefined && !context.origins.includes(origin)) return 'foreign';
  if (!isCurrent(report.set, now(), SETTINGS.clockTolerance)) return 'stale';
  if (!isSigned(signingKeys, report.set)) return 'forged';
  if (!namesItsSet(report)) return 'unknown';
  const named = [...report.used, ...report.failures.map(({ remote }) => remote)];
  if (!named.every((remote) => registered.has(remote, report.set.releases[remote] ?? '')))
    return 'unknown';
  return countReport(context, report, networkOfRequest(context, request)) ? 'counted' : 'limited';
};

const tooMany = (reply: FastifyReply, seconds: number): FastifyReply =>
  replyError(
    reply.header('retry-after', String(seconds)),
    429,
    'TOO_MANY_REQUESTS',
    'Too many reports.',
  );

/**
 * `POST /health-reports`: reports of browsers and of the shell about the releases of a page. 204, also for reports
 * that are not counted: a sender learns nothing from the answer. 400 malformed, 413 too long, 429 too many.
 *
 * Cheap checks come first: the rate before the body, the signature last.
 */
export const postHealthReports = (app: FastifyInstance, context: IngestContext): void => {
  const { networks, origins, metrics, now } = context;
  const all = createTokenBuckets({ capacity: SETTINGS.limits.requestsPerSecond, seconds: 1 }, () =>
    now().getTime(),
  );
  app.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser(
      TYPES,
      { parseAs: 'string', bodyLimit: HEALTH_REPORT_LIMIT },
      (_, body, done) => done(null, parse(String(body))),
    );
    calls.addHook('onRequest', async (request, reply) => {
      const { origin } = request.headers;
      reply.header('vary', 'origin');
      if (origin !== undefined && origins.includes(origin))
        reply
          .header('access-control-allow-origin', origin)
          // A beacon is sent with credentials, which this service ignores.
          .header('access-control-allow-credentials', 'true')
          .header('cross-origin-resource-policy', 'cross-origin');
      if (request.method !== 'POST') return;
      const network = networkOfRequest(context, request);
      const wait = network === null ? 0 : networks.waitForRequest(network);
      if (wait > 0) return tooMany(reply, wait);
      if (all.take('all') > 0) return tooMany(reply, 1);
    });
    calls.options(HEALTH_REPORTS_PATH, async (_, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'POST')
        .header('access-control-allow-headers', 'content-type, x-request-id')
        .header('access-control-max-age', '7200')
        .send(),
    );
    calls.post(HEALTH_REPORTS_PATH, async (request, reply) => {
      const parsed = healthReportSchema.safeParse(request.body);
      if (!parsed.success)
        return replyError(reply, 400, 'MALFORMED', 'The body is no health report.');
      metrics.countReport(outcomeOf(context, request, parsed.data));
      return reply.code(204).send();
    });
  });
};
