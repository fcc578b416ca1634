import { html } from '@shop/server-kit/html';
import { and, condition, everything } from '../../../engine/store/condition.ts';
import type { AdminContext } from '../../admin-context.ts';
import type { Page } from '../../html/layout.ts';
import { pager } from '../../html/pager.ts';
import { pageNumber, type PageQuery } from '../../http/page-query.ts';
import { ordersTable } from './orders-table.ts';

const perPage = 25;
const statuses = ['draft', 'pending', 'editing', 'placing', 'placed', 'approved', 'cancelled'];

/** Orders, newest first, by status and e-mail. */
export const ordersPage = ({ store }: AdminContext, query: PageQuery): Page => {
  const { status = '', email = '' } = query;
  const where = and(
    status === '' ? everything : condition('t.status = ?', status),
    email.trim() === ''
      ? everything
      : condition('instr(lower(t.customer_email), ?) > 0', email.trim().toLowerCase()),
  );
  const page = pageNumber(query);
  const total = store.count('orders', where);
  const orders = store.select(
    'orders',
    where,
    `ORDER BY t.rowid DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
  );
  const filtered = where !== everything;
  return {
    title: 'Orders',
    live: true,
    content: html`
      <form class="filter" role="search" aria-label="Filter orders">
        <label>
          Status
          <select name="status">
            <option value="">Any</option>
            ${statuses.map(
              (it) => html`<option value="${it}" ${it === status && 'selected'}>${it}</option>`,
            )}
          </select>
        </label>
        <label>
          E-mail contains
          <input name="email" type="search" value="${email}" autocomplete="off" />
        </label>
        <button type="submit">Show</button>
        ${filtered && html`<a href="/_admin/orders">Show all</a>`}
      </form>
      <p class="count" id="count" data-live>${total} ${total === 1 ? 'order' : 'orders'}</p>
      ${ordersTable(
        orders,
        filtered
          ? 'No order matches. Show all, or try less of the e-mail address.'
          : 'No orders yet. Put something in the cart of the shop and it appears here.',
      )}
      ${pager('/_admin/orders', { status, email }, { page, pages: Math.ceil(total / perPage) })}
    `,
  };
};
