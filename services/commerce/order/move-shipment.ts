import type { Operation } from '../core/define-resource.ts';
import { failure, invalid, success, type Result } from '../core/problem.ts';
import type { Rows } from '../resources/rows.ts';

interface Move {
  readonly from: readonly string[];
  readonly to: string;
  readonly stamp: keyof Rows['shipments'] | null;
}

/** The shipment's states: a trigger leads from any of some to one. */
const moves: Readonly<Record<string, Move>> = {
  _upcoming: { from: ['draft', 'on_hold'], to: 'upcoming', stamp: null },
  _cancel: { from: ['draft', 'upcoming', 'on_hold'], to: 'cancelled', stamp: null },
  _on_hold: {
    from: ['upcoming', 'picking', 'packing', 'ready_to_ship'],
    to: 'on_hold',
    stamp: 'on_hold_at',
  },
  _picking: { from: ['upcoming', 'on_hold', 'packing'], to: 'picking', stamp: 'picking_at' },
  _packing: { from: ['picking', 'on_hold'], to: 'packing', stamp: 'packing_at' },
  _ready_to_ship: {
    from: ['picking', 'packing', 'on_hold'],
    to: 'ready_to_ship',
    stamp: 'ready_to_ship_at',
  },
  _ship: { from: ['picking', 'packing', 'ready_to_ship'], to: 'shipped', stamp: 'shipped_at' },
  _deliver: { from: ['shipped'], to: 'delivered', stamp: 'delivered_at' },
};

const done = new Set(['shipped', 'delivered', 'cancelled']);

/** Moves a shipment on. Once all of an order's are on their way, the order is fulfilled. */
export const moveShipment = (
  { store, now }: Operation,
  shipment: Rows['shipments'],
  trigger: string,
): Result<string> => {
  const move = moves[trigger];
  if (move === undefined) return success(shipment.id);
  if (!move.from.includes(shipment.status))
    return failure(
      invalid('status', `${shipment.status} shipment cannot become ${move.to}`, 'invalid_status'),
    );
  store.update('shipments', shipment.id, {
    status: move.to,
    ...(move.stamp && { [move.stamp]: now }),
  });
  const all = store.where('shipments', { order_id: shipment.order_id });
  if (all.every(({ status }) => done.has(status)) && move.to === 'shipped')
    store.update('orders', shipment.order_id, {
      fulfillment_status: 'fulfilled',
      fulfillment_updated_at: now,
    });
  return success(shipment.id);
};

export const shipmentTriggers: readonly string[] = Object.keys(moves);
