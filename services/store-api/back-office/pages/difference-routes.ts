import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DIFFERENCE_KINDS, type DifferenceKind } from '../../reconciliation/difference.ts';
import {
  countDifferences,
  lastSuccess,
  listDifferences,
  newestRun,
  settleDifference,
  type DifferenceState,
  type Position,
  type SettleDifferenceInput,
} from '../../reconciliation/list-differences.ts';
import { askForRun } from '../../reconciliation/runs/run-rows.ts';
import type { BackOfficeContext } from '../back-office-context.ts';
import { readerOf, signedIn } from '../http/guard.ts';
import { withNotice, type NoticeCode } from '../http/notices.ts';
import { sendPage } from '../http/send-page.ts';
import { differencesPage } from './differences-page.ts';

const PATH = '/back-office/differences';
const DIFFERENCES_A_PAGE = 50;
const position = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~([a-z-]{1,30})~([\w-]{1,64})$/;

interface DifferencesQuery {
  Querystring: { kind?: unknown; state?: unknown; before?: unknown };
}

const kindOf = (text: unknown): DifferenceKind | undefined =>
  DIFFERENCE_KINDS.find((it) => it === text);

const stateOf = (text: unknown): DifferenceState =>
  text === 'settled' || text === 'resolved' ? text : 'open';

/** Fields of a difference's form. Validated, because PostgreSQL rejects NUL in text. */
const settleSchema = z.object({
  kind: z.enum(DIFFERENCE_KINDS),
  subject: z.string().regex(/^[\w-]{1,64}$/),
  detail: z.string().regex(/^[^\0]{0,500}$/),
}) satisfies z.ZodType<SettleDifferenceInput>;

const positionOf = (text: unknown): Position | undefined => {
  const [, first_seen, name, subject] =
    (typeof text === 'string' ? position.exec(text) : null) ?? [];
  const kind = kindOf(name);
  return first_seen && kind && subject ? { first_seen, kind, subject } : undefined;
};

/** Routes to list differences, to settle one, and to compare now. */
export const differenceRoutes = (
  guarded: FastifyInstance,
  { database, reconciliation }: BackOfficeContext,
): void => {
  guarded.get<DifferencesQuery>('/differences', async (request, reply) => {
    const kind = kindOf(request.query.kind);
    const state = stateOf(request.query.state);
    const before = positionOf(request.query.before);
    const found = await listDifferences(database, {
      ...(kind && { kind }),
      ...(before && { before }),
      state,
      limit: DIFFERENCES_A_PAGE + 1,
    });
    const differences = found.slice(0, DIFFERENCES_A_PAGE);
    const reader = readerOf(request);
    const listing = {
      differences,
      counts: await countDifferences(database),
      kind,
      state,
      hasMore: found.length > differences.length,
      run: await newestRun(database),
      succeededAt: await lastSuccess(database),
      isEnabled: reconciliation !== undefined,
    };
    return sendPage(reply, differencesPage(listing, reader), { reader });
  });

  guarded.post('/differences/settle', async (request, reply) => {
    const { uid, email } = signedIn(request).profile;
    const input = settleSchema.safeParse(request.body);
    const done = input.success && (await settleDifference(database, input.data, email));
    if (done) {
      const { kind, subject } = input.data;
      request.log.info(
        { uid, difference: `${kind} ${subject}` },
        'back office: difference settled',
      );
    }
    const code = done ? 'difference-settled' : 'difference-changed';
    return reply.redirect(withNotice(PATH, code), 303);
  });

  guarded.post('/differences/run', async (request, reply) => {
    const { uid, email } = signedIn(request).profile;
    const ask = async (): Promise<NoticeCode> => {
      if (!reconciliation) return 'run-disabled';
      if (!(await askForRun(database, email))) return 'run-waits';
      request.log.info({ uid }, 'back office: comparison asked for');
      reconciliation.wake();
      return 'run-asked';
    };
    return reply.redirect(withNotice(PATH, await ask()), 303);
  });
};
