import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import {
  accessDenied,
  failure,
  mustExist,
  success,
  type Result,
} from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { modelOfOrder } from '../inventory/inventory-models.ts';
import type { Rows } from '../rows.ts';
import { captureProblem, lastCapture } from './reference-capture.ts';
import { returnProblem } from './return-problem.ts';
import { returnableProblem, sentShipments } from './returnable-order.ts';
import { returnTriggers, shopperTriggers } from './return-triggers.ts';
import { returnShape } from './shapes/returns.ts';

/** `10000001/R/0002`: the next number of the order's returns, deleted ones aside. */
const nextNumber = ({ store }: Operation, order: Rows['orders']): string => {
  const numbers = store
    .where('returns', { order_id: order.id })
    .map(({ number }) => Number(number.split('/').at(-1)));
  return `${order.number}/R/${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}`;
};

/** Where returns of an order go: the first return location of its inventory model, else where it left from. */
const returnLocation = (operation: Operation, order: Rows['orders']): string | null => {
  const model = modelOfOrder(operation, order);
  const [first] = operation.store
    .where('inventory_return_locations', { inventory_model_id: model?.id ?? null })
    .sort((one, other) => one.priority - other.priority);
  if (first) return first.stock_location_id;
  return sentShipments(operation, order.id)[0]?.stock_location_id ?? null;
};

const addressOf = ({ store }: Operation, locationId: string | null): string | null =>
  store.get('stock_locations', locationId)?.address_id ?? null;

/** Creates a draft return of an order. */
export const createReturn = (operation: Operation, input: Input): Result<string> => {
  const order = operation.store.get('orders', input.links['order']?.id ?? null);
  const problem = returnableProblem(operation, order);
  if (problem || order === undefined) return failure(problem ?? mustExist('order'));
  const unknown = captureProblem(operation, input, order.id);
  if (unknown) return failure(unknown);
  const location = input.links['stock_location']?.id ?? returnLocation(operation, order);
  return writeValues(operation, returnShape, null, input, {
    number: nextNumber(operation, order),
    currency_code: order.currency_code,
    customer_id: order.customer_id,
    origin_address_id: order.shipping_address_id,
    stock_location_id: location,
    destination_address_id: addressOf(operation, location),
    reference_capture_id: input.links['reference_capture']?.id ?? lastCapture(operation, order.id),
  });
};

/**
 * Changes a return: its values first, then the triggers sent along. Shoppers edit drafts, and may only request and
 * cancel.
 */
export const updateReturn = (
  operation: Operation,
  row: Rows['returns'],
  input: Input,
): Result<string> => {
  const { attributes, links } = input;
  const requested = Object.keys(returnTriggers).filter((name) => attributes[name] === true);
  if (operation.viewer.kind !== 'integration') {
    if (requested.some((name) => !shopperTriggers.includes(name))) return failure(accessDenied);
    const edits =
      requested.length < Object.keys(attributes).length || Object.keys(links).length > 0;
    if (edits && row.status !== 'draft') return failure(returnProblem(row.status, 'edited'));
  }
  const unknown = captureProblem(operation, input, row.order_id);
  if (unknown) return failure(unknown);
  const location = links['stock_location'];
  const written = writeValues(
    operation,
    returnShape,
    row,
    input,
    location === undefined
      ? {}
      : { destination_address_id: addressOf(operation, location?.id ?? null) },
  );
  if (!written.ok) return written;
  for (const name of requested) {
    const current = operation.store.get('returns', row.id) ?? row;
    const result = returnTriggers[name]?.(operation, current, input);
    if (result && !result.ok) return result;
  }
  return success(row.id);
};

const removable = ['draft', 'cancelled', 'rejected'];

/** Deletes a return that never came, with its lines. */
export const removeReturn = ({ store }: Operation, row: Rows['returns']): Result<string> => {
  if (!removable.includes(row.status)) return failure(returnProblem(row.status, 'deleted'));
  for (const { id } of store.where('return_line_items', { return_id: row.id }))
    store.remove('return_line_items', id);
  store.remove('returns', row.id);
  return success(row.id);
};
