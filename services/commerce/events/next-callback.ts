import { condition } from '../core/condition.ts';
import type { Store } from '../core/store.ts';
import type { Rows } from '../shapes/rows.ts';

/** The next due callback of a webhook; callbacks due at the same time keep the order of their events. */
export const nextCallback = (
  store: Store,
  webhookId: string,
  now: number,
): Rows['event_callbacks'] | undefined =>
  store.select(
    'event_callbacks',
    condition(`t.webhook_id = ? AND t.state = 'queued' AND t.due_at <= ?`, webhookId, now),
    'ORDER BY t.due_at, t.rowid LIMIT 1',
  )[0];
