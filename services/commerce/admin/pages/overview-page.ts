import { facts, html, moment } from '@shop/server-kit/html';
import { everything } from '../../engine/store/condition.ts';
import type { AdminContext } from '../admin-context.ts';
import { bytes } from '../html/bytes.ts';
import type { Page } from '../html/layout.ts';
import { readStatus } from '../http/read-status.ts';
import { eventsTable } from './events-table.ts';
import { ordersTable } from './orders/orders-table.ts';

const latest = (count: number) => `ORDER BY t.rowid DESC LIMIT ${count}`;

/** The platform's status and its latest events. */
export const overviewPage = (context: AdminContext): Page => {
  const { store, config } = context;
  const { counts, database, database_bytes, faults, uptime_seconds } = readStatus(context);
  const ordersByStatus = store
    .statement('SELECT status, count(*) AS n FROM orders GROUP BY status ORDER BY n DESC')
    .all()
    .map((row) => `${String(row['n'])} ${String(row['status'])}`);
  const figures = [
    ['Orders', counts['orders'], '/_admin/orders', ordersByStatus.join(', ')],
    ['Customers', counts['customers'], '/_admin/customers', ''],
    ['SKUs', counts['skus'], '/_admin/stock', `${counts['bundles'] ?? 0} bundles`],
    ['Events', counts['events'], '/_admin/events', ''],
  ] as const;
  return {
    title: 'Overview',
    live: true,
    content: html`
      <ul class="figures" id="figures" data-live>
        ${figures.map(
          ([label, count, href, more]) =>
            html`<li>
              <a href="${href}"><span class="figure">${count}</span> ${label}</a>
              ${more !== '' && html`<span class="soft">${more}</span>`}
            </li>`,
        )}
      </ul>
      ${
        faults > 0 &&
        html`<p class="notice problem">
          ${faults} ${faults === 1 ? 'fault is' : 'faults are'} set: requests may fail on purpose.
          <a href="/_admin/faults">See faults</a>
        </p>`
      }
      <h2>Latest orders</h2>
      ${ordersTable(
        store.select('orders', everything, latest(8)),
        'No orders yet. Put something in the cart of the shop and it appears here.',
      )}
      <h2>Latest events</h2>
      ${eventsTable(store.select('events', everything, latest(8)), 'Nothing has happened yet.')}
      <h2>Health</h2>
      ${facts([
        ['API', `https://${config.organization}.${config.domain}/api`],
        ['Running since', moment(new Date(Date.now() - uptime_seconds * 1_000).toISOString())],
        ['Database', html`<span class="code long">${database}</span>`],
        ['Size', database_bytes === null ? null : bytes(database_bytes)],
        ['Catalogue', config.seed],
      ])}
    `,
  };
};
