import { and, condition, within } from '../../engine/store/condition.ts';
import type { ReadContext, Row } from '../../engine/definition/define-resource.ts';
import { groupBy } from '../../engine/store/group-by.ts';

/** The events of each row of a resource, oldest first. */
export const deriveEvents =
  (type: string) =>
  (rows: readonly Row[], { store }: ReadContext): ReadonlyMap<string, readonly Row[]> =>
    groupBy(
      store.select(
        'events',
        and(
          condition('t.resource_type = ?', type),
          within(
            't.resource_id',
            rows.map(({ id }) => id),
          ),
        ),
      ),
      ({ resource_id }) => resource_id ?? '',
    );
