import { setImmediate as pause } from 'node:timers/promises';
import type { Store } from '../../engine/store/store.ts';

/** How many rows one transaction removes, so that requests come in between. */
const batch = 200;

/** Retention of events and callbacks: maximum age in days and maximum number of rows. */
interface Retention {
  readonly days: number;
  readonly rows: number;
}

/**
 * Removes events and settled callbacks beyond the retention, oldest first. What
 * is still queued stays. Looks at the oldest only, however many there are.
 */
export const pruneEvents = async (
  store: Store,
  { days, rows }: Retention,
  now: number,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const oldest = new Date(now - days * 86_400_000).toISOString();
  for (const type of ['event_callbacks', 'events'] as const) {
    const settled = type === 'events' ? '1' : `t.state <> 'queued'`;
    const candidates = store.statement(
      `SELECT t.id FROM (SELECT id, rowid AS place, created_at FROM "${type}" t
         WHERE ${settled} ORDER BY t.rowid LIMIT ${batch}) t
       WHERE t.created_at < ? OR t.place <= (SELECT max(rowid) FROM "${type}") - ?`,
    );
    for (;;) {
      if (isStopped()) return;
      const beyond = candidates.all(oldest, rows);
      store.transaction(() => {
        for (const { id } of beyond) store.remove(type, String(id));
      });
      if (beyond.length < batch) break;
      await pause();
    }
  }
};
