import type { Operation } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';

/** The order a part belongs to; its absence would be a broken row, hence a bug. */
export const findOrder = ({ store }: Operation, orderId: string): Rows['orders'] => {
  const order = store.get('orders', orderId);
  if (order === undefined) throw new Error(`order ${orderId} is gone, but a part of it is not`);
  return order;
};
