import type { Operation } from '../../engine/definition/define-resource.ts';
import { success, type Result } from '../../engine/definition/problem.ts';
import type { Rows } from '../rows.ts';

/** Deletes a parcel with its lines. */
export const removeParcel = ({ store }: Operation, row: Rows['parcels']): Result<string> => {
  for (const { id } of store.where('parcel_line_items', { parcel_id: row.id }))
    store.remove('parcel_line_items', id);
  store.remove('parcels', row.id);
  return success(row.id);
};
