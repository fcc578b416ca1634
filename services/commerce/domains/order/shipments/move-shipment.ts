import type { Operation } from '../../../engine/definition/define-resource.ts';
import { failure, invalid, success, type Result } from '../../../engine/definition/problem.ts';
import { returnStockLine } from '../../inventory/stock-lines/return-stock-line.ts';
import type { Rows } from '../../rows.ts';
import { cancelTransfers, holdTransfers } from '../stock/transfers.ts';
import { findOrder } from '../find-order.ts';
import { isDone } from '../lifecycle/is-done.ts';

interface Move {
  readonly from: readonly string[];
  readonly to: string;
  readonly stamp: keyof Rows['shipments'] | null;
  /** Statuses the order must be in. */
  readonly order: readonly string[];
}

const standing = ['upcoming', 'picking', 'packing', 'ready_to_ship'];
const waits = ['placed', 'approved'];
const works = ['approved'];

/** The shipment's states: a trigger leads from any of some to one. */
const moves: Readonly<Record<string, Move>> = {
  _upcoming: { from: ['on_hold'], to: 'upcoming', stamp: null, order: waits },
  _cancel: { from: [...standing, 'on_hold'], to: 'cancelled', stamp: null, order: waits },
  _on_hold: { from: standing, to: 'on_hold', stamp: 'on_hold_at', order: waits },
  _picking: {
    from: ['upcoming', 'on_hold', 'packing'],
    to: 'picking',
    stamp: 'picking_at',
    order: works,
  },
  _packing: { from: ['picking', 'on_hold'], to: 'packing', stamp: 'packing_at', order: works },
  _ready_to_ship: {
    from: ['picking', 'packing', 'on_hold'],
    to: 'ready_to_ship',
    stamp: 'ready_to_ship_at',
    order: works,
  },
  _ship: {
    from: ['picking', 'packing', 'ready_to_ship'],
    to: 'shipped',
    stamp: 'shipped_at',
    order: works,
  },
  _deliver: { from: ['shipped'], to: 'delivered', stamp: 'delivered_at', order: works },
};

const refuse = (message: string, value: string | null): Result<string> =>
  failure(invalid('status', message, 'invalid_status', { value }));

/** Fulfils an order all of whose shipments are done, at least one of them by leaving. */
const finishOrder = ({ store, now, emit }: Operation, orderId: string): void => {
  const all = store.where('shipments', { order_id: orderId });
  const order = store.get('orders', orderId);
  const isDispatched = all.some(({ status }) => status === 'shipped' || status === 'delivered');
  if (!isDispatched || !all.every(isDone) || order?.fulfillment_status === 'fulfilled') return;
  store.update('orders', orderId, { fulfillment_status: 'fulfilled', fulfillment_updated_at: now });
  emit('orders', orderId, 'fulfill');
};

/**
 * Moves a shipment on: nothing is prepared before its order is approved. A
 * cancelled shipment's goods go back into stock. Once all of an order's are on
 * their way, the order is fulfilled.
 */
export const moveShipment = (
  operation: Operation,
  shipment: Rows['shipments'],
  trigger: string,
): Result<string> => {
  const { store, now, emit } = operation;
  const move = moves[trigger];
  if (move === undefined) return success(shipment.id);
  if (!move.from.includes(shipment.status))
    return refuse(`${shipment.status} shipment cannot become ${move.to}`, shipment.status);
  const { status } = findOrder(operation, shipment.order_id);
  if (!move.order.includes(status))
    return refuse(`shipment of a ${status} order cannot become ${move.to}`, status);
  store.update('shipments', shipment.id, {
    status: move.to,
    ...(move.stamp && { [move.stamp]: now }),
  });
  emit('shipments', shipment.id, trigger.slice(1));
  if (move.to === 'on_hold') holdTransfers(operation, shipment);
  if (move.to === 'cancelled') {
    for (const line of store.where('stock_line_items', { shipment_id: shipment.id }))
      returnStockLine(operation, line);
    cancelTransfers(operation, shipment.id);
  }
  finishOrder(operation, shipment.order_id);
  return success(shipment.id);
};

export const shipmentTriggers: readonly string[] = Object.keys(moves);
