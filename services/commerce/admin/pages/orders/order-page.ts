import { carrierUrl } from '@shop/contracts/commerce/tracking';
import { html, type Value, moment, type Html, table } from '@shop/server-kit/html';
import type { Rows } from '../../../domains/rows.ts';
import type { AdminContext } from '../../admin-context.ts';
import { type OrderParts, orderParts, type Transaction } from './order-parts.ts';
import { formatAmount } from '../../../engine/money/format-amount.ts';
import type { PageQuery } from '../../http/page-query.ts';
import type { Page } from '../../html/layout.ts';
import { orderStatus } from '../../html/order-status.ts';
import { nextSteps } from './next-steps.ts';
import { orderAddress, giftMessage, orderFacts } from './order-facts.ts';
import { orderLines } from './order-lines.ts';
import { orderReturns } from './order-returns.ts';
import { orderTotals } from './order-totals.ts';

/** Numbers of a shipment's parcels, each leading to its carrier's page where the shipping method names one. */
const trackingNumbers = (
  { store }: AdminContext,
  { id, shipping_method_id }: Rows['shipments'],
  { parcels }: OrderParts,
): Value => {
  const method = store.get('shipping_methods', shipping_method_id);
  const numbers = parcels
    .filter(({ shipment_id }) => shipment_id === id)
    .flatMap(({ tracking_number }) => tracking_number ?? []);
  if (numbers.length === 0) return '–';
  return numbers.map((number, index) => {
    const address = carrierUrl(method, number);
    return html`${index > 0 && ', '}${address ? html`<a href="${address}" rel="noreferrer">${number}</a>` : number}`;
  });
};

/** What happened to an order and its parts, first to last. */
const orderTimeline = ({ events }: OrderParts): Html =>
  html`<div id="timeline" data-live>
    ${
      events.length === 0
        ? html`<p class="empty">Nothing has happened to this order yet.</p>`
        : html`<ol class="timeline">
            ${events.map(
              ({ name, type, id, at }) =>
                html`<li>
                  <span class="${type === 'orders' ? 'topic own' : 'topic'}">${name}</span>
                  ${moment(at)} ${type !== 'orders' && html`<span class="code soft">${id}</span>`}
                </li>`,
            )}
          </ol>`
    }
  </div>`;

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
      <h2>Returns</h2>
      ${orderReturns(context, parts, query)}
      <h2>What happened</h2>
      ${orderTimeline(parts)}
    `,
  };
};
