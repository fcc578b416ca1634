import { and, everything, within } from '../../engine/store/condition.ts';
import type { ReadContext, Row } from '../../engine/definition/define-resource.ts';
import { groupBy } from '../../engine/store/group-by.ts';
import { ofCustomersOrder } from '../sales-channel.ts';

/** The last return that refers to each capture or refund, if the viewer may read it. */
export const deriveReturn =
  (column: 'reference_capture_id' | 'reference_refund_id') =>
  (rows: readonly Row[], { store, viewer }: ReadContext): ReadonlyMap<string, readonly Row[]> => {
    const ids = within(
      `t.${column}`,
      rows.map(({ id }) => id),
    );
    const scope = viewer.kind === 'integration' ? everything : ofCustomersOrder(viewer, 't');
    const found = groupBy(store.select('returns', and(ids, scope)), (row) => row[column] ?? '');
    return new Map([...found].map(([id, returns]) => [id, returns.slice(-1)]));
  };
