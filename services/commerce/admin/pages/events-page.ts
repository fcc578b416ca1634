import { html } from '@shop/server-kit/html';
import { condition, everything } from '../../engine/store/condition.ts';
import type { AdminContext } from '../admin-context.ts';
import type { Page } from '../html/layout.ts';
import { pager } from '../html/pager.ts';
import { pageNumber, type PageQuery } from '../http/page-query.ts';
import { eventsTable } from './events-table.ts';

const perPage = 50;

/** Events, newest first. Only the first page updates live. */
export const eventsPage = ({ store }: AdminContext, query: PageQuery): Page => {
  const { topic = '' } = query;
  const where = topic.trim() === '' ? everything : condition('instr(t.name, ?) > 0', topic.trim());
  const page = pageNumber(query);
  const total = store.count('events', where);
  const events = store.select(
    'events',
    where,
    `ORDER BY t.rowid DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
  );
  return {
    title: 'Events',
    live: page === 1,
    content: html`
      <form class="filter" role="search" aria-label="Filter events">
        <label>
          Topic contains
          <input
            name="topic"
            type="search"
            value="${topic}"
            placeholder="orders.place"
            autocomplete="off"
          />
        </label>
        <button type="submit">Show</button>
        ${topic !== '' && html`<a href="/_admin/events">Show all</a>`}
      </form>
      <p class="count" id="count" data-live>${total} ${total === 1 ? 'event' : 'events'}</p>
      ${eventsTable(
        events,
        topic === '' ? 'Nothing has happened yet.' : 'No event has such a topic.',
      )}
      ${pager('/_admin/events', { topic }, { page, pages: Math.ceil(total / perPage) })}
    `,
  };
};
