import { html, moment, table, type Html, type Value } from '@shop/server-kit/html';
import { formatAmount } from '../../../engine/money/format-amount.ts';
import type { Rows } from '../../../domains/rows.ts';
import { orderStatus } from '../../html/order-status.ts';

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
      orderStatus(order.status),
      orderStatus(order.payment_status),
      orderStatus(order.fulfillment_status),
      html`<span class="long">${order.customer_email ?? '–'}</span>`,
      formatAmount(order.total_amount_with_taxes_cents, order.currency_code),
      moment(order.created_at),
    ]),
    empty,
  });
