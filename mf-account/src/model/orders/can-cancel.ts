import type { Order } from '@shop/contracts/commerce/order';
import type { TrackedShipment } from '@shop/contracts/commerce/tracking';

const GONE: readonly string[] = ['shipped', 'delivered'];

/** Whether an order may still be given up: it is placed, and nothing of it has left. The service has the last word. */
export const canCancel = (
  { status }: Pick<Order, 'status'>,
  shipments: readonly Pick<TrackedShipment, 'status'>[],
): boolean => status === 'placed' && !shipments.some((it) => GONE.includes(it.status));
