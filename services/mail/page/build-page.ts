import { endConnections } from '@shop/server-kit/http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import type { MailInbox } from '../inbox/mail-inbox.ts';
import { listPage, mailPage } from './pages.ts';

const STYLE = readFileSync(join(import.meta.dirname, 'style.css'), 'utf8');
/** Policy of the inbox's own pages: no script, and only their own style sheet. */
const OWN_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
/**
 * The HTML of a mail is untrusted: the policy allows no script, no form and no same-origin access, in the frame and
 * when opened directly. Images and styles load as in a mail client; links open in a new tab.
 */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; base-uri 'self'; frame-ancestors 'self'";

/** Allowed `Host` headers. Under another name for this machine (DNS rebinding), a foreign page could read the mails. */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Links open outside the inbox, because the policy of most target pages forbids framing. */
const withLinksOutside = (mail: string): string => {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(mail) ? mail.replace(/<head[^>]*>/i, `$&${base}`) : base + mail;
};

interface ById {
  Params: { id: string };
}
interface ByAddress {
  Querystring: { to?: string };
}

/** The inbox in a browser, and as JSON for tests. */
export const buildPage = (inbox: MailInbox): FastifyInstance => {
  // Requests on a connection in use are still answered during shutdown.
  const app = fastify({ return503OnClosing: false });
  app.addHook('preClose', endConnections(app.server));
  app.addHook('onRequest', async (request, reply) => {
    if (!LOCAL.test(request.headers.host ?? ''))
      return reply
        .code(403)
        .send({ error: { code: 'FORBIDDEN', message: 'Open it as localhost.' } });
    void reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': OWN_POLICY,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
  const found = (id: string) => (/^\d{1,15}$/.test(id) ? inbox.read(Number(id)) : null);
  const missing = { error: { code: 'NOT_FOUND', message: 'There is no such mail.' } };
  const addressOf = (to: unknown): string => (typeof to === 'string' ? to.trim() : '');

  app.get('/style.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/health', async () => ({ status: 'ok' }));
  app.get<ByAddress>('/', async ({ query }, reply) => {
    const to = addressOf(query.to);
    return reply.type('text/html; charset=utf-8').send(listPage(inbox.list(to || undefined), to));
  });
  app.get<ById>('/mails/:id', async ({ params }, reply) => {
    const mail = await found(params.id);
    if (!mail) return reply.code(404).send(missing);
    return reply.type('text/html; charset=utf-8').send(mailPage(mail));
  });
  app.get<ById>('/mails/:id/html', async ({ params }, reply) => {
    const mail = await found(params.id);
    if (!mail) return reply.code(404).send(missing);
    return reply
      .header('content-security-policy', MAIL_POLICY)
      .type('text/html; charset=utf-8')
      .send(withLinksOutside(mail.html));
  });
  app.get<ByAddress>('/api/messages', async ({ query }) => {
    const to = addressOf(query.to);
    const mails = await Promise.all(
      inbox.list(to || undefined, 100).map(({ id }) => inbox.read(id)),
    );
    return { messages: mails.filter((it) => it !== null) };
  });
  app.get<ById>('/api/messages/:id', async ({ params }, reply) => {
    const mail = await found(params.id);
    return mail ?? reply.code(404).send(missing);
  });
  return app;
};
