import type { Operation } from '../../../engine/definition/define-resource.ts';
import {
  failure,
  invalid,
  outOfStock,
  success,
  type Result,
} from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';
import { changeStock } from '../change-stock.ts';
import { freeStock } from '../free-stock.ts';
import { reservedStockOf } from '../reservations/reserved-stock.ts';
import { stockItemAt } from '../stock-item-at.ts';

type Transfer = Rows['stock_transfers'];

interface Move {
  readonly from: readonly string[];
  readonly to: string;
  readonly stamp: keyof Transfer | null;
}

/** The transfer's states: a trigger leads from any of some to one. */
const moves: Readonly<Record<string, Move>> = {
  _upcoming: { from: ['draft', 'on_hold'], to: 'upcoming', stamp: null },
  _on_hold: { from: ['upcoming', 'picking'], to: 'on_hold', stamp: 'on_hold_at' },
  _picking: { from: ['upcoming', 'on_hold'], to: 'picking', stamp: 'picking_at' },
  _in_transit: { from: ['upcoming', 'picking'], to: 'in_transit', stamp: 'in_transit_at' },
  _complete: { from: ['in_transit'], to: 'completed', stamp: 'completed_at' },
  _cancel: {
    from: ['draft', 'upcoming', 'on_hold', 'picking', 'in_transit'],
    to: 'cancelled',
    stamp: 'cancelled_at',
  },
};

export const transferTriggers: readonly string[] = Object.keys(moves);

const originOf = (operation: Operation, { sku_id, origin_stock_location_id }: Transfer) =>
  stockItemAt(operation, sku_id, origin_stock_location_id);

/** Shows the units that a transfer has brought for an order's line as stock line items of its shipment. */
const showUnits = (operation: Operation, transfer: Transfer): void => {
  const { store } = operation;
  const { line_item_id, shipment_id, sku_id } = transfer;
  const origin = originOf(operation, transfer);
  if (line_item_id === null || origin === undefined) return;
  const goods = { line_item_id, shipment_id, sku_id, stock_item_id: origin.id };
  for (const { id } of store.where('stock_line_items', goods))
    store.update('stock_line_items', id, { by_transfer: false });
};

const arrive = (operation: Operation, transfer: Transfer): void => {
  showUnits(operation, transfer);
  const { store } = operation;
  const { sku_id, sku_code, destination_stock_location_id: location } = transfer;
  const item =
    stockItemAt(operation, sku_id, location) ??
    store.insert('stock_items', { sku_id, sku_code, stock_location_id: location, quantity: 0 });
  reservedStockOf(operation, item);
  changeStock(operation, item.id, transfer.moving_quantity);
};

/**
 * Moves a transfer on. Its units leave the origin when it is in transit, and
 * are at the destination when it is complete or back when it is cancelled. One
 * made for an order's line moves nothing: that line has taken its units already.
 */
export const moveTransfer = (
  operation: Operation,
  transfer: Transfer,
  trigger: string,
): Result<string> => {
  const { store, now, emit } = operation;
  const move = moves[trigger];
  if (move === undefined) return success(transfer.id);
  if (!move.from.includes(transfer.status))
    return failure(
      invalid('status', `${transfer.status} transfer cannot become ${move.to}`, 'invalid_status', {
        value: transfer.status,
      }),
    );
  let moving = transfer.moving_quantity;
  if (move.to === 'in_transit' && transfer.line_item_id === null) {
    const item = originOf(operation, transfer);
    if (item === undefined || transfer.quantity > freeStock(operation, item))
      return failure(outOfStock(transfer.quantity));
    changeStock(operation, item.id, -transfer.quantity);
    moving = transfer.quantity;
  }
  if (move.to === 'completed') arrive(operation, transfer);
  if (move.to === 'cancelled')
    changeStock(operation, originOf(operation, transfer)?.id ?? null, transfer.moving_quantity);
  store.update('stock_transfers', transfer.id, {
    status: move.to,
    moving_quantity: ['completed', 'cancelled'].includes(move.to) ? 0 : moving,
    ...(move.stamp && { [move.stamp]: now }),
  });
  emit('stock_transfers', transfer.id, trigger.slice(1));
  return success(transfer.id);
};
