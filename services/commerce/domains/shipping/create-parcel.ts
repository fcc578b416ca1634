import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { failure, mustExist, type Result } from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { parcelShape } from './shapes/parcels.ts';
import { parcelProblems } from './parcel-problems.ts';

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
