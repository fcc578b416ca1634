import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { failure, type Result } from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { parcelShape } from './shapes/parcels.ts';
import type { Rows } from '../rows.ts';
import { parcelProblems } from './parcel-problems.ts';

/** Changes a parcel. A new tracking status is dated now unless its time is given. */
export const updateParcel = (
  operation: Operation,
  row: Rows['parcels'],
  input: Input,
): Result<string> => {
  const problems = parcelProblems(input);
  if (problems.length > 0) return failure(...problems);
  const { tracking_status: status, tracking_status_updated_at: at } = input.attributes;
  const tracked = status !== undefined && status !== row.tracking_status;
  const result = writeValues(
    operation,
    parcelShape,
    row,
    input,
    tracked && !at ? { tracking_status_updated_at: operation.now } : {},
  );
  if (result.ok && tracked) operation.emit('parcels', row.id, 'tracking_status_update');
  return result;
};
