import { html, moment, table } from '@shop/server-kit/html';
import { condition, everything } from '../../engine/store/condition.ts';
import type { AdminContext } from '../admin-context.ts';
import type { Page } from '../html/layout.ts';
import { pager } from '../html/pager.ts';
import { orderStatus } from '../html/order-status.ts';
import { pageNumber, type PageQuery } from '../http/page-query.ts';

const perPage = 25;

/** Customers, newest first, with how much they have ordered. */
export const customersPage = ({ store }: AdminContext, query: PageQuery): Page => {
  const email = (query['email'] ?? '').trim().toLowerCase();
  const where = email === '' ? everything : condition('instr(lower(t.email), ?) > 0', email);
  const page = pageNumber(query);
  const total = store.count('customers', where);
  const customers = store.select(
    'customers',
    where,
    `ORDER BY t.rowid DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
  );
  const ordersOf = (id: string) => store.count('orders', condition('t.customer_id = ?', id));
  return {
    title: 'Customers',
    live: true,
    content: html`
      <form class="filter" role="search" aria-label="Filter customers">
        <label>
          E-mail contains
          <input name="email" type="search" value="${email}" autocomplete="off" />
        </label>
        <button type="submit">Show</button>
        ${email !== '' && html`<a href="/_admin/customers">Show all</a>`}
      </form>
      <p class="count" id="count" data-live>${total} ${total === 1 ? 'customer' : 'customers'}</p>
      ${table({
        id: 'customers',
        caption: 'Customers',
        columns: [
          { label: 'E-mail' },
          { label: 'Status', wide: true },
          { label: 'Password', wide: true },
          { label: 'Orders', numeric: true },
          { label: 'Created', numeric: true, wide: true },
        ],
        rows: customers.map((customer) => [
          html`<span class="long">${customer.email}</span>`,
          orderStatus(customer.status),
          customer.password_hash === null ? 'none' : 'set',
          html`<a
            href="/_admin/orders?email=${encodeURIComponent(customer.email)}"
            aria-label="Orders of ${customer.email}"
            >${ordersOf(customer.id)}</a
          >`,
          moment(customer.created_at),
        ]),
        empty: email === '' ? 'No customers yet.' : 'No customer matches.',
      })}
      ${pager('/_admin/customers', { email }, { page, pages: Math.ceil(total / perPage) })}
    `,
  };
};
