import { condition } from '../../../engine/store/condition.ts';
import { success } from '../../../engine/definition/problem.ts';
import { runOperation, type OperationHost } from '../../../engine/definition/run-operation.ts';
import { findOrder } from '../find-order.ts';
import { placeOrder } from './place-order.ts';
import { recalculateOrder } from '../recalculate-order.ts';
import { recordErrors } from './order-errors.ts';
import { releaseExpired } from '../../inventory/reservations/release-expired.ts';
import type { Schedule } from '../../../engine/jobs/schedule.ts';

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
      recalculateOrder(operation, id, { refresh: true });
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

/** Milliseconds between two looks at the orders that wait to be placed. */
const placing = 500;
/** Milliseconds between two looks at reservations whose time is over. */
const sweeping = 30_000;

/** Lets the platform place waiting orders and end reservations by itself. */
export const startOrderJobs = (schedule: Schedule, host: OperationHost): void => {
  schedule.every(placing, () => placeWaitingOrders(host));
  schedule.every(sweeping, () => {
    runOperation(host, (operation) => success(releaseExpired(operation)));
  });
};
