import type { OperationHost } from '../../../engine/definition/run-operation.ts';
import { runOperation } from '../../../engine/definition/run-operation.ts';
import { success } from '../../../engine/definition/problem.ts';
import { releaseExpired } from '../../inventory/reservations/release-expired.ts';
import type { Schedule } from '../../../engine/jobs/schedule.ts';
import { placeWaitingOrders } from './place-waiting-orders.ts';

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
