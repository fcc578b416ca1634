import { html, moment, table } from '@shop/server-kit/html';
import { formatAmount } from '../../../engine/money/format-amount.ts';
import type { AdminContext } from '../../admin-context.ts';
import type { PageQuery } from '../../http/page-query.ts';
import type { Page } from '../../html/layout.ts';
import { orderStatus } from '../../html/order-status.ts';
import { nextSteps } from './next-steps.ts';
import { orderAddress } from './order-address.ts';
import { giftMessage, orderFacts } from './order-facts.ts';
import { orderLines } from './order-lines.ts';
import { orderParts, type Transaction } from './order-parts.ts';
import { orderTimeline } from './order-timeline.ts';
import { orderTotals } from './order-totals.ts';
import { trackingNumbers } from './tracking-numbers.ts';

/** Why it failed. */
const describe = ({ row }: Transaction) =>
  row['succeeded'] === true
    ? null
    : [row['message'], row['error_code'], row['error_detail']].filter(Boolean).join(' · ');

/** One order: its lines, totals, addresses, payment, shipments and what happened. Null when there is none. */
export const orderPage = (context: AdminContext, id: string, query: PageQuery): Page | null => {
  const { store } = context;
  const order = store.get('orders', id);
  if (order === undefined) return null;
  const parts = orderParts(context, order);
  const method = store.get('payment_methods', order.payment_method_id);
  return {
    title: `Order ${order.number ?? order.id}`,
    live: true,
    content: html`
      <div id="order" data-live>${orderFacts(context, order, parts)}</div>
      <h2>What can be done</h2>
      ${nextSteps(context, order, { ...parts, typedRefund: query['refund'] ?? null })}
      <h2>Lines</h2>
      ${orderLines(order, parts.lines, parts.options)} ${orderTotals(order, parts)}
      <div class="columns" id="addresses" data-live>
        <section>
          <h2>Shipping address</h2>
          ${orderAddress(context, order.shipping_address_id)}
        </section>
        <section>
          <h2>Billing address</h2>
          ${orderAddress(context, order.billing_address_id)}
        </section>
        <section>
          <h2>Paid by</h2>
          <p>${method?.name ?? html`<span class="soft">Not chosen yet.</span>`}</p>
          ${
            order.payment_source_type &&
            html`<p class="code soft">${order.payment_source_type} ${order.payment_source_id}</p>`
          }
        </section>
        ${giftMessage(order)}
      </div>
      <h2>Transactions</h2>
      ${table({
        id: 'transactions',
        caption: 'Transactions',
        columns: [
          { label: 'Number' },
          { label: 'Kind' },
          { label: 'Outcome' },
          { label: 'Amount', numeric: true },
          { label: 'At', numeric: true, wide: true },
        ],
        rows: parts.transactions.map((it) => [
          html`<span class="code">${String(it.row['number'] ?? it.id)}</span>`,
          it.type.slice(0, -1),
          html`<span class="status ${it.row['succeeded'] === true ? 'good' : 'bad'}"
              >${it.row['succeeded'] === true ? 'succeeded' : 'failed'}</span
            >
            <span class="soft">${describe(it)}</span>`,
          formatAmount(Number(it.row['amount_cents'] ?? 0), order.currency_code),
          moment(String(it.row['created_at'])),
        ]),
        empty: 'No payment has been made.',
      })}
      <h2>Shipments</h2>
      ${table({
        id: 'shipments',
        caption: 'Shipments',
        columns: [
          { label: 'Number' },
          { label: 'Status' },
          { label: 'Method' },
          { label: 'From', wide: true },
          { label: 'Tracking' },
        ],
        rows: parts.shipments.map((shipment) => [
          html`<span class="code">${shipment.number || shipment.id}</span>`,
          orderStatus(shipment.status),
          store.get('shipping_methods', shipment.shipping_method_id)?.name ?? 'not chosen yet',
          store.get('stock_locations', shipment.stock_location_id)?.name ?? '–',
          trackingNumbers(context, shipment, parts),
        ]),
        empty: 'Shipments appear with the shipping address.',
      })}
      <h2>What happened</h2>
      ${orderTimeline(parts)}
    `,
  };
};
