import type { FastifyInstance } from 'fastify';
import {
  countReturnRequests,
  listReturnRequests,
  retryReturnRequest,
  type RetryResult,
} from '../../return-requests/return-requests.ts';
import type { BackOfficeContext } from '../back-office-context.ts';
import { readerOf, signedIn } from '../http/guard.ts';
import { withNotice, type NoticeCode } from '../http/notices.ts';
import { sendPage } from '../http/send-page.ts';
import { returnOutcomeOf, returnRequestsPage } from './return-requests-page.ts';

const REQUESTS_A_PAGE = 50;
/** Id of a request. Validated, because PostgreSQL rejects NUL in text. */
const requestId = /^[\w-]{1,36}$/;
const NOTICES = {
  queued: 'return-tried',
  unfinished: 'return-unfinished',
  settled: 'return-settled',
} as const satisfies Record<RetryResult, NoticeCode>;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

interface ReturnsQuery {
  Querystring: { outcome?: unknown; before?: unknown };
}

/** Routes to list return requests, and to settle one again. */
export const returnRequestRoutes = (
  guarded: FastifyInstance,
  { database }: BackOfficeContext,
): void => {
  guarded.get<ReturnsQuery>('/returns', async (request, reply) => {
    const { before } = request.query;
    const outcome = returnOutcomeOf(request.query.outcome);
    const found = await listReturnRequests(database, {
      ...(outcome && { outcome }),
      ...(typeof before === 'string' && moment.test(before) && { before }),
      limit: REQUESTS_A_PAGE + 1,
    });
    const requests = found.slice(0, REQUESTS_A_PAGE);
    const counts = await countReturnRequests(database);
    const reader = readerOf(request);
    const listing = { requests, counts, outcome, hasMore: found.length > requests.length };
    return sendPage(reply, returnRequestsPage(listing, reader), { reader });
  });

  guarded.post<{ Params: { id: string } }>('/returns/:id/try-again', async (request, reply) => {
    const { id } = request.params;
    const result = requestId.test(id) ? await retryReturnRequest(database, id) : 'settled';
    const { uid } = signedIn(request).profile;
    if (result === 'queued')
      request.log.info({ uid, request: id }, 'back office: return request tried again');
    return reply.redirect(withNotice('/back-office/returns', NOTICES[result]), 303);
  });
};
