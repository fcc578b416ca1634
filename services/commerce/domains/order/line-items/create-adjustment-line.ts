import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import {
  accessDenied,
  failure,
  mustExist,
  success,
  type Result,
} from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';
import { recalculateOrder } from '../recalculate-order.ts';

/** Adds an adjustment to an order, such as `shipping_cost`. Shoppers may not change what they pay. */
export const createAdjustmentLine = (
  operation: Operation,
  order: Rows['orders'],
  input: Input,
): Result<string> => {
  const { store, viewer } = operation;
  if (viewer.kind !== 'integration') return failure(accessDenied);
  const adjustment = store.get('adjustments', input.links['item']?.id ?? null);
  if (!adjustment || adjustment.currency_code !== order.currency_code)
    return failure(mustExist('item'));
  const line = store.insert('line_items', {
    quantity: 1,
    name: adjustment.name,
    reference: input.attributes['reference'] as string | null,
    unit_amount_cents: adjustment.amount_cents,
    total_amount_cents: adjustment.amount_cents,
    order_id: order.id,
    item_type: 'adjustments',
    item_id: adjustment.id,
    currency_code: order.currency_code,
    metadata: (input.attributes['metadata'] ?? {}) as Record<string, unknown>,
  });
  recalculateOrder(operation, order.id);
  return success(line.id);
};
