import { html, moment, table } from '@shop/server-kit/html';
import { everything } from '../../engine/store/condition.ts';
import type { AdminContext } from '../admin-context.ts';
import type { Page } from '../html/layout.ts';
import { orderStatus } from '../html/order-status.ts';

const maxRows = 50;

/** The webhooks with their topics, and how the last deliveries went. */
export const webhooksPage = ({ store }: AdminContext): Page => {
  const webhooks = store.select('webhooks', everything);
  const callbacks = store.select(
    'event_callbacks',
    everything,
    `ORDER BY t.rowid DESC LIMIT ${maxRows}`,
  );
  const named = new Map(webhooks.map(({ id, name }) => [id, name ?? id]));
  return {
    title: 'Webhooks',
    live: true,
    content: html`
      ${table({
        id: 'webhooks',
        caption: 'Webhooks',
        columns: [
          { label: 'Name' },
          { label: 'Topic' },
          { label: 'Goes to' },
          { label: 'Circuit' },
          { label: 'Failures', numeric: true, wide: true },
          { label: 'Disabled', wide: true },
        ],
        rows: webhooks.map((webhook) => [
          html`<span class="long">${webhook.name ?? webhook.id}</span>`,
          webhook.topic,
          html`<span class="code long">${webhook.callback_url}</span>`,
          orderStatus(webhook.circuit_state),
          webhook.circuit_failure_count,
          moment(webhook.disabled_at),
        ]),
        empty: html`Nobody is told of anything yet. Create a webhook with
          <code>POST /api/webhooks</code> as an integration.`,
      })}
      <h2>Callbacks</h2>
      ${table({
        id: 'callbacks',
        caption: `The last ${maxRows} callbacks`,
        columns: [
          { label: 'Topic' },
          { label: 'State' },
          { label: 'Answer' },
          { label: 'Attempts', numeric: true },
          { label: 'Webhook', wide: true },
          { label: 'Created', numeric: true, wide: true },
        ],
        rows: callbacks.map((callback) => [
          callback.topic,
          html`<span
            class="status ${
              callback.state === 'delivered'
                ? 'good'
                : callback.state === 'failed'
                  ? 'bad'
                  : 'waiting'
            }"
            >${callback.state}</span
          >`,
          [callback.response_code, callback.response_message].filter(Boolean).join(' ') || '–',
          callback.attempts,
          named.get(callback.webhook_id) ?? callback.webhook_id,
          moment(callback.created_at),
        ]),
        empty: 'Nothing has been sent yet.',
      })}
    `,
  };
};
