import { condition } from '../../../engine/store/condition.ts';
import { success } from '../../../engine/definition/problem.ts';
import { runOperation, type OperationHost } from '../../../engine/definition/run-operation.ts';
import { findOrder } from '../find-order.ts';
import { placeOrder } from './place-order.ts';
import { recalculateOrder } from '../recalculate-order.ts';
import { recordErrors } from './order-errors.ts';

/**
 * Places the orders that wait for it (`placing`), each in a transaction of its
 * own. One that cannot be placed is pending again and its `resource_errors`
 * say why.
 */
export const placeWaitingOrders = (host: OperationHost): void => {
  for (const { id } of host.store.select('orders', condition(`t.status = 'placing'`))) {
    const result = runOperation(host, (operation) => {
      const order = findOrder(operation, id);
      if (order.status !== 'placing') return success(id);
      operation.store.update('orders', id, { status: 'pending' });
      recalculateOrder(operation, id, true);
      return placeOrder(operation, id, order);
    });
    if (result.ok) continue;
    runOperation(host, (operation) => {
      operation.store.update('orders', id, { status: 'pending' });
      recalculateOrder(operation, id);
      recordErrors(operation, id, result.problems);
      operation.emit('orders', id, 'pending');
      return success(id);
    });
  }
};
