import type { FastifyInstance } from 'fastify';
import { unlabelledItems } from '../../catalogue/item/missing-labelling.ts';
import { readIndexState } from '../../catalogue/freshness/index-state.ts';
import { countMails, listMails, requeueMail, settleDeadLetter } from '../../mails/index.ts';
import type { BackOfficeContext } from '../back-office-context.ts';
import { readerOf, signedIn } from '../http/guard.ts';
import { withNotice } from '../http/notices.ts';
import { sendPage } from '../http/send-page.ts';
import { cataloguePage } from './catalogue-page.ts';
import { mailsPage, mailStateOf } from './mails-page.ts';

const MAILS_A_PAGE = 50;
/** Id of a mail. Validated, because PostgreSQL rejects NUL in text. */
const mailId = /^[\w-]{1,64}$/;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

interface MailsQuery {
  Querystring: { state?: unknown; before?: unknown };
}

/** The pages for every role, and the actions on a dead letter: sending it again, and settling it. */
export const pageRoutes = (
  guarded: FastifyInstance,
  { database, catalogue, now }: BackOfficeContext,
): void => {
  guarded.get('/', async (_, reply) => reply.redirect('/back-office/mails', 303));

  guarded.get<MailsQuery>('/mails', async (request, reply) => {
    const { before } = request.query;
    const state = mailStateOf(request.query.state);
    const found = await listMails(database, {
      ...(state && { state }),
      ...(typeof before === 'string' && moment.test(before) && { before }),
      limit: MAILS_A_PAGE + 1,
    });
    const mails = found.slice(0, MAILS_A_PAGE);
    const counts = await countMails(database);
    const reader = readerOf(request);
    const page = mailsPage({ mails, counts, state, hasMore: found.length > mails.length }, reader);
    return sendPage(reply, page, { reader });
  });

  guarded.post<{ Params: { id: string } }>('/mails/:id/send-again', async (request, reply) => {
    const { id } = request.params;
    const done = mailId.test(id) && (await requeueMail(database, id));
    const { uid } = signedIn(request).profile;
    if (done) request.log.info({ uid, mail: id }, 'back office: mail sent again');
    return reply.redirect(withNotice('/back-office/mails', done ? 'sent-again' : 'not-dead'), 303);
  });

  guarded.post<{ Params: { id: string } }>('/mails/:id/settle', async (request, reply) => {
    const { id } = request.params;
    const { uid, email } = signedIn(request).profile;
    const done = mailId.test(id) && (await settleDeadLetter(database, id, email));
    if (done) request.log.info({ uid, mail: id }, 'back office: mail settled');
    const code = done ? 'mail-settled' : 'not-dead';
    return reply.redirect(withNotice('/back-office/mails', code), 303);
  });

  guarded.get('/catalogue', async (request, reply) => {
    const state = catalogue ? await readIndexState(catalogue) : null;
    const unlabelled = catalogue
      ? await unlabelledItems(catalogue.storage, catalogue.facets.columns.rules.depositCountries)
      : [];
    return sendPage(reply, cataloguePage(state, now(), unlabelled), {
      reader: readerOf(request),
    });
  });
};
