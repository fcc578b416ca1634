import type { Operation } from '../../engine/definition/define-resource.ts';
import { invalid, mustExist, type Problem } from '../../engine/definition/problem.ts';
import { statusProblem } from '../order/status-problem.ts';
import type { Rows } from '../rows.ts';

const hasShipped = ({ status }: Rows['shipments']): boolean =>
  status === 'shipped' || status === 'delivered';

/** The shipments of an order that have left. */
export const sentShipments = (
  { store }: Pick<Operation, 'store'>,
  orderId: string,
): Rows['shipments'][] => store.where('shipments', { order_id: orderId }).filter(hasShipped);

/**
 * Why nothing of an order can be returned; null if something can. Goods come back after they have left: a shipment is on
 * its way or delivered, or the order was fulfilled by hand. Shoppers return orders of their own account alone.
 */
export const returnableProblem = (
  operation: Operation,
  order: Rows['orders'] | undefined,
): Problem | null => {
  const { viewer } = operation;
  if (order === undefined) return mustExist('order');
  if (viewer.kind !== 'integration' && (order.guest || order.customer_id !== viewer.customerId))
    return mustExist('order');
  if (order.status !== 'placed' && order.status !== 'approved')
    return statusProblem(order.status, 'returned');
  if (order.fulfillment_status === 'fulfilled' || sentShipments(operation, order.id).length > 0)
    return null;
  return invalid('fulfillment_status', 'no shipment has left yet', 'invalid_status', {
    value: order.fulfillment_status,
  });
};
