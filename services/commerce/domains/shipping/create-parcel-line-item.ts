import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import {
  failure,
  invalid,
  mustExist,
  success,
  type Result,
} from '../../engine/definition/problem.ts';
import { columnValues } from '../../engine/write/column-values.ts';
import { quantityProblem } from '../order/line-items/line-problems.ts';
import { parcelLineItemShape } from './shapes/parcel-line-items.ts';

/** Puts units of a shipment into one of its parcels; not more than the shipment holds. */
export const createParcelLineItem = (operation: Operation, input: Input): Result<string> => {
  const { store } = operation;
  const quantity = input.attributes['quantity'];
  const problem = quantityProblem(quantity);
  if (problem) return failure(problem);
  const parcel = store.get('parcels', input.links['parcel']?.id ?? null);
  const line = store.get('stock_line_items', input.links['stock_line_item']?.id ?? null);
  if (parcel === undefined) return failure(mustExist('parcel'));
  if (line === undefined || line.shipment_id !== parcel.shipment_id)
    return failure(mustExist('stock_line_item'));
  const packed = store
    .where('parcel_line_items', { stock_line_item_id: line.id })
    .reduce((sum, it) => sum + it.quantity, 0);
  const unpacked = line.quantity - packed;
  if (Number(quantity) > unpacked)
    return failure(
      invalid('quantity', `must be less than or equal to ${unpacked}`, 'less_than_or_equal_to', {
        value: quantity,
        count: unpacked,
      }),
    );
  const goods = store.get('line_items', line.line_item_id);
  return success(
    store.add('parcel_line_items', {
      ...columnValues(parcelLineItemShape, input),
      sku_code: line.sku_code,
      bundle_code: line.bundle_code,
      name: line.name ?? goods?.name ?? line.sku_code ?? '',
      image_url: line.image_url ?? goods?.image_url ?? null,
    }),
  );
};
