import type { Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import { countReserved, reservedStockOf } from '../reservations/reserved-stock.ts';

/** How a reservation is to be: a draft ends at a time, a pending one stays. */
export interface Hold {
  readonly status: 'draft' | 'pending';
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** Reserves a stock line's units in its stock item, or renews the existing reservation. */
export const reserveStockLine = (
  operation: Operation,
  line: Rows['stock_line_items'],
  { status, expiresAt }: Hold,
): void => {
  const { store, emit } = operation;
  const item = store.get('stock_items', line.stock_item_id);
  if (item === undefined) return;
  const values = { quantity: line.quantity, status, expires_at: expiresAt };
  const [present] = store.where('stock_reservations', { stock_line_item_id: line.id });
  if (present) {
    store.update('stock_reservations', present.id, { ...values, stock_item_id: item.id });
    if (present.stock_item_id !== item.id) countReserved(operation, present.stock_item_id);
  } else {
    const id = store.add('stock_reservations', {
      ...values,
      stock_line_item_id: line.id,
      line_item_id: line.line_item_id,
      order_id: store.get('line_items', line.line_item_id)?.order_id ?? null,
      stock_item_id: item.id,
      reserved_stock_id: reservedStockOf(operation, item).id,
      sku_id: item.sku_id ?? '',
    });
    emit('stock_reservations', id, 'create');
  }
  countReserved(operation, item.id);
};
