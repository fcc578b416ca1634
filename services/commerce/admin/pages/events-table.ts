import { html, moment, table, type Html, type Value } from '@shop/server-kit/html';
import type { Rows } from '../../domains/rows.ts';

const subject = ({ resource_type, resource_id }: Rows['events']): Value =>
  resource_type === 'orders'
    ? html`<a href="/_admin/orders/${resource_id}">${resource_id}</a>`
    : resource_id;

/** Events in brief. */
export const eventsTable = (events: readonly Rows['events'][], empty: Value): Html =>
  table({
    id: 'events',
    caption: 'Events',
    columns: [{ label: 'Topic' }, { label: 'Of' }, { label: 'At', numeric: true }],
    rows: events.map((event) => [event.name, subject(event), moment(event.created_at)]),
    empty,
  });
