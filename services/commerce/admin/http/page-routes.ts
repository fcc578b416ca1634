import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '@shop/server-kit/html';
import { everything } from '../../engine/store/condition.ts';
import { listSnapshots } from '../../snapshots/snapshots.ts';
import type { AdminContext } from '../admin-context.ts';
import { layout, type Notice, type Page } from '../html/layout.ts';
import { couponsPage } from '../pages/coupons-page.ts';
import { customersPage } from '../pages/customers-page.ts';
import { eventsPage } from '../pages/events-page.ts';
import { faultsPage } from '../pages/faults-page.ts';
import { giftCardsPage } from '../pages/gift-cards-page.ts';
import { orderPage } from '../pages/orders/order-page.ts';
import { ordersPage } from '../pages/orders/orders-page.ts';
import { overviewPage } from '../pages/overview-page.ts';
import { promotionsPage } from '../pages/promotions-page.ts';
import { requestsPage } from '../pages/requests-page.ts';
import { snapshotsPage } from '../pages/snapshots-page.ts';
import { stockPage } from '../pages/stock-page.ts';
import { webhooksPage } from '../pages/webhooks-page.ts';
import { wantsPage } from './answer.ts';
import { pageQuery, type PageQuery } from './page-query.ts';

/** What a page of the admin may load: its own stylesheets and script, told apart by a nonce, and nothing inline. */
const contentPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const noticeOf = ({ done, problem }: PageQuery): Notice | null => {
  if (problem !== undefined) return { kind: 'problem', text: problem };
  return done === undefined ? null : { kind: 'done', text: done };
};

const missing: Page = {
  title: 'Not found',
  content: html`<p>There is no such page. <a href="/_admin/">Back to the overview</a>.</p>`,
};

/** The pages for people, and what programs read at the same addresses. */
export const registerPages = (app: FastifyInstance, context: AdminContext): void => {
  const { store, requests, faults } = context;

  const send = (request: FastifyRequest, reply: FastifyReply, shown: Page | null): FastifyReply => {
    const nonce = randomBytes(16).toString('base64');
    const [organization] = store.select('organizations', everything);
    const document = layout(shown ?? missing, {
      shop: organization?.name ?? context.config.organization,
      path: request.url.split('?')[0] ?? '',
      nonce,
      notice: noticeOf(pageQuery(request.url)),
    });
    return reply
      .code(shown === null ? 404 : 200)
      .headers({
        'content-security-policy': contentPolicy(nonce),
        'referrer-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      .type('text/html; charset=utf-8')
      .send(document);
  };

  const page = (
    path: string,
    show: (context: AdminContext, query: PageQuery) => Page,
    json?: (query: PageQuery) => object,
  ) =>
    app.get(path, (request, reply) => {
      const query = pageQuery(request.url);
      return json && !wantsPage(request)
        ? reply.send(json(query))
        : send(request, reply, show(context, query));
    });
  page('/', overviewPage);
  page('/orders', ordersPage);
  page('/customers', customersPage);
  page('/stock', stockPage);
  page('/promotions', promotionsPage);
  page('/coupons', couponsPage);
  page('/gift-cards', giftCardsPage);
  page('/webhooks', webhooksPage);
  page('/events', eventsPage);
  page('/requests', requestsPage, ({ after }) => ({
    requests: requests.after(Number(after) || 0),
  }));
  page('/faults', faultsPage, () => ({ faults: faults.list() }));
  page('/snapshots', snapshotsPage, () => ({ snapshots: listSnapshots(store.path) }));
  app.get<{ Params: { id: string } }>('/orders/:id', (request, reply) =>
    send(request, reply, orderPage(context, request.params.id, pageQuery(request.url))),
  );
  app.get('/*', (request, reply) => send(request, reply, null));
};
