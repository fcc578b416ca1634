import { html, table } from '@shop/server-kit/html';
import type { AdminContext } from '../admin-context.ts';
import type { Page } from '../html/layout.ts';

const maxRows = 100;
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** The last requests to the API, newest first. */
export const requestsPage = ({ requests }: AdminContext): Page => ({
  title: 'Requests',
  live: true,
  content: html`
    <p class="lead">
      The last ${maxRows} requests. Queries, bodies and tokens are not kept. In a terminal:
      <code>npx commerce log</code>
    </p>
    ${table({
      id: 'requests',
      caption: 'Requests',
      columns: [
        { label: 'Path' },
        { label: 'Method' },
        { label: 'Status', numeric: true },
        { label: 'ms', numeric: true },
        { label: 'As', wide: true },
        { label: 'Fault', wide: true },
        { label: 'At', numeric: true, wide: true },
        { label: 'Request id', wide: true },
      ],
      rows: requests
        .after(0)
        .slice(-maxRows)
        .reverse()
        .map((it) => [
          html`<span class="code">${it.path}</span>`,
          it.method,
          it.status === null
            ? html`<span class="status bad">cut</span>`
            : it.status < 400
              ? it.status
              : html`<span class="status bad">${it.status}</span>`,
          it.ms.toFixed(1),
          it.viewer,
          it.faults.join(', '),
          html`<time datetime="${it.time}">${time.format(new Date(it.time))}</time>`,
          html`<span class="code soft">${it.id}</span>`,
        ]),
      empty: 'No requests yet.',
    })}
  `,
});
