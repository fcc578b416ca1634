import { condition } from '../../engine/store/condition.ts';
import type { ReadContext, Row } from '../../engine/definition/define-resource.ts';

/** How many callbacks a webhook or an event shows as its last. */
const limit = 10;

/** The latest callbacks of each webhook or event, newest first. */
export const deriveLastCallbacks =
  (column: 'webhook_id' | 'event_id') =>
  (rows: readonly Row[], { store }: ReadContext): ReadonlyMap<string, readonly Row[]> =>
    new Map(
      rows.map(({ id }) => [
        id,
        store.select(
          'event_callbacks',
          condition(`t.${column} = ?`, id),
          `ORDER BY t.rowid DESC LIMIT ${limit}`,
        ),
      ]),
    );
