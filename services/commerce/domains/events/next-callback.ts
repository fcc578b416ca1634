import { condition } from '../../engine/store/condition.ts';
import type { Store } from '../../engine/store/store.ts';
import type { Rows } from '../rows.ts';

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
