import { html, moment, type Html } from '@shop/server-kit/html';
import type { OrderParts } from './order-parts.ts';

/** What happened to an order and its parts, first to last. */
export const orderTimeline = ({ events }: OrderParts): Html =>
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
