import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import {
  failure,
  invalid,
  mustExist,
  type Problem,
  type Result,
  success,
} from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { parcelShape } from './shapes/parcels.ts';
import type { Rows } from '../rows.ts';

const units = ['gr', 'oz', 'lb'];

/** Validates a parcel's weight. */
const parcelProblems = ({ attributes }: Input): Problem[] => {
  const problems: Problem[] = [];
  const { weight, unit_of_weight: unit } = attributes;
  if (typeof weight === 'number' && weight <= 0)
    problems.push(
      invalid('weight', 'must be greater than 0', 'greater_than', { value: weight, count: 0 }),
    );
  if (typeof unit === 'string' && !units.includes(unit))
    problems.push(
      invalid('unit_of_weight', 'is not included in the list', 'inclusion', { value: unit }),
    );
  return problems;
};

/** Adds a parcel to a shipment, under the next number of the shipment. */
export const createParcel = (operation: Operation, input: Input): Result<string> => {
  const { store } = operation;
  const shipment = store.get('shipments', input.links['shipment']?.id ?? null);
  if (shipment === undefined) return failure(mustExist('shipment'));
  const problems = parcelProblems(input);
  if (problems.length > 0) return failure(...problems);
  const position = store.where('parcels', { shipment_id: shipment.id }).length + 1;
  return writeValues(operation, parcelShape, null, input, {
    number: `${shipment.number}/P/${String(position).padStart(3, '0')}`,
  });
};

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

/** Deletes a parcel with its lines. */
export const removeParcel = ({ store }: Operation, row: Rows['parcels']): Result<string> => {
  for (const { id } of store.where('parcel_line_items', { parcel_id: row.id }))
    store.remove('parcel_line_items', id);
  store.remove('parcels', row.id);
  return success(row.id);
};
