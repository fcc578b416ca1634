import { formatAmount } from '../../core/format-amount.ts';
import type { Rows } from '../../resources/rows.ts';
import { html, type Html, type Value } from '../html/html.ts';
import { moment } from '../html/moment.ts';
import { status } from '../html/status.ts';
import { table } from '../html/table.ts';

/** Orders in brief, each leading to its own page. */
export const ordersTable = (orders: readonly Rows['orders'][], empty: Value): Html =>
  table({
    id: 'orders',
    caption: 'Orders',
    columns: [
      { label: 'Order' },
      { label: 'Status' },
      { label: 'Payment', wide: true },
      { label: 'Fulfilment', wide: true },
      { label: 'Customer', wide: true },
      { label: 'Total', numeric: true },
      { label: 'Created', numeric: true, wide: true },
    ],
    rows: orders.map((order) => [
      html`<a href="/_admin/orders/${order.id}">${order.number ?? order.id}</a>`,
      status(order.status),
      status(order.payment_status),
      status(order.fulfillment_status),
      html`<span class="long">${order.customer_email ?? '–'}</span>`,
      formatAmount(order.total_amount_with_taxes_cents, order.currency_code),
      moment(order.created_at),
    ]),
    empty,
  });
